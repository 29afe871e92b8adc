import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Popup } from "@wesdom/ui-kit/popup";
import { SliderCaptcha } from "@wesdom/ui-kit/slider-captcha";
import type { ReactElement } from "react";
import { zhAccount } from "../../messages/zh-account.ts";
import type { AccountFlow } from "./useAccount.ts";

/** Props of {@link PuzzleSheet}. */
export interface PuzzleSheetProps {
  readonly flow: AccountFlow;
}

/** The slider before a code is sent, as a sheet over the form. */
export function PuzzleSheet({ flow }: PuzzleSheetProps): ReactElement {
  const { phone } = useSiteEnvironment().settings.contact.zh;
  return (
    // A swipe would be taken for the slider's own movement.
    <Popup open title={zhAccount.puzzle} swipe={false} onClose={flow.closePuzzle}>
      <SliderCaptcha
        load={flow.askPuzzle}
        verify={({ challengeId, x, track }) => flow.solve({ challengeId, x, track: [...track] })}
        onSuccess={() => void flow.sendCode()}
        {...(phone === "" ? {} : { support: { phone, href: `tel:${phone}` } })}
      />
    </Popup>
  );
}
