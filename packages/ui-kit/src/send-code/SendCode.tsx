import { useRef, useState, type ReactElement } from "react";
import { Button, type ButtonAsButtonProps } from "../button/Button.tsx";
import { useTexts } from "../config-provider/useTexts.ts";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CountdownRing } from "./CountdownRing.tsx";
import { useCountdown, type CountdownOptions } from "./useCountdown.ts";

/** Props of {@link SendCode}: those of a `Button`, and the countdown. */
export interface SendCodeProps
  extends
    Omit<ButtonAsButtonProps, "children" | "type" | "onClick" | "loading" | "href">,
    Omit<CountdownOptions, "seconds"> {
  /**
   * Sends the code. `false`: it was not sent (a missing phone number, a puzzle given up), no countdown. A number:
   * seconds to wait instead of 60, e.g. what the server says. Errors are the page's to catch.
   */
  readonly onSend: () => Promise<boolean | number | void> | boolean | number | void;
  /** @default the locale's `sendCode` */
  readonly labels?: Partial<KitTexts["sendCode"]> | undefined;
}

/** Wait between two codes. */
const WAIT_SECONDS = 60;

/**
 * Button that asks for a code, and counts down until it may be asked for again. A screen reader hears that the code was
 * sent and that the wait is over, not each second.
 */
export function SendCode(props: SendCodeProps): ReactElement {
  const { onSend, storageKey, clock, storage, labels, ...button } = props;
  const texts = useTexts("sendCode", labels);
  const { remaining, wait, start } = useCountdown({ seconds: WAIT_SECONDS, storageKey, clock, storage });
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [announced, setAnnounced] = useState("");
  const [waited, setWaited] = useState(false);
  const waiting = remaining > 0;
  if (waiting && !waited) setWaited(true);
  const send = async (): Promise<void> => {
    if (underWay.current || waiting) return;
    underWay.current = true;
    setSending(true);
    setAnnounced("");
    try {
      const answer = await onSend();
      if (answer === false) return;
      const seconds = typeof answer === "number" ? answer : WAIT_SECONDS;
      start(seconds);
      setAnnounced(fillText(texts.sent, { n: seconds }));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  const name = waited ? texts.resend : texts.send;
  return (
    <span className="el-send-code">
      <Button
        variant="outline"
        size="small"
        {...button}
        className={cx("el-send-code__button", waiting && "is-waiting", button.className)}
        loading={sending}
        aria-disabled={waiting || undefined}
        icon={waiting ? <CountdownRing share={remaining / wait} /> : undefined}
        onClick={() => void send()}
      >
        {waiting ? (
          <>
            <span aria-hidden>{fillText(texts.wait, { n: remaining })}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        ) : (
          name
        )}
      </Button>
      <output>
        <VisuallyHidden>
          {sending ? texts.sending : waited && !waiting ? texts.ready : announced}
        </VisuallyHidden>
      </output>
    </span>
  );
}
