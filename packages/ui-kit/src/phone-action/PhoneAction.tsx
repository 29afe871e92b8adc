import type { ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { useCopied } from "../copy-text/useCopied.ts";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import { CopyIcon } from "../icon/icons/CopyIcon.tsx";
import { PhoneIcon } from "../icon/icons/PhoneIcon.tsx";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import type { KitTexts } from "../locale/kitLocale.ts";

/** Props of {@link PhoneAction}. */
export interface PhoneActionProps {
  /** The number as it is read, e.g. `400-003-5180`; all but digits and `+` is left out when dialled. */
  readonly number: string;
  /** When it is answered. */
  readonly hours?: string | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["phoneAction"]> | undefined;
  readonly className?: string | undefined;
}

const NOT_DIALLED = /[^\d+]/g;

/**
 * A telephone number to call and to copy: inside WeChat and on tablets a tap on `tel:` may do nothing, the copy always
 * helps; where nothing may be copied the number stays selected. Without scripting it is the link alone.
 */
export function PhoneAction(props: PhoneActionProps): ReactElement {
  const { number, hours, labels, className } = props;
  const texts = useTexts("phoneAction", labels);
  const hydrated = useHydrated();
  const { text, copied, copy } = useCopied();
  return (
    <div className={cx("el-phone-action", className)}>
      <a className="el-phone-action__call" href={`tel:${number.replaceAll(NOT_DIALLED, "")}`}>
        <PhoneIcon label={texts.call} />
        <span>
          <span className="el-phone-action__number" ref={text}>
            {number}
          </span>
          {hours !== undefined && <span className="el-phone-action__hours">{hours}</span>}
        </span>
      </a>
      {hydrated && (
        <button
          type="button"
          className="el-phone-action__copy"
          aria-label={fillText(texts.copy, { number })}
          onClick={copy}
        >
          {copied ? <CheckIcon /> : <CopyIcon />}
        </button>
      )}
      <output className="el-phone-action__said">{copied && texts.copied}</output>
    </div>
  );
}
