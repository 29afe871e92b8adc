import { CODE_DIGITS, CODE_RESEND_MS } from "@wesdom/facts";
import { Button } from "@wesdom/ui-kit/button";
import { CodeInput } from "@wesdom/ui-kit/code-input";
import { Field } from "@wesdom/ui-kit/field";
import { useCountdown } from "@wesdom/ui-kit/send-code";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { VisuallyHidden } from "@wesdom/ui-kit/visually-hidden";
import { isPasswordA, messageOf } from "@wesdom/validators";
import { useEffect, useRef, type ReactElement } from "react";
import { copy } from "#copy/account.zh.yml";
import styles from "./Account.module.css";
import { fieldProblem } from "./accountProblem.ts";
import { fieldText } from "./fieldText.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { readablePhone } from "./phoneNumber.ts";
import type { StepProps } from "./step-props.ts";
import { StepForm } from "./StepForm.tsx";

const texts = copy.code;
const SECOND_MS = 1000;
const WAIT_SECONDS = CODE_RESEND_MS / SECOND_MS;

/** The code that came by message; for a new account its password, too. */
export function CodeStep({ flow, state, hrefOf }: StepProps<"code">): ReactElement {
  const { method, phone, problem } = state;
  const sentTo = (state.sent.isUnsure ? texts.unsureSentTo : texts.sentTo)({ phone: readablePhone(phone) });
  const registers = method === "register";
  const input = useRef<HTMLInputElement>(null);
  const tried = useRef("");
  useEffect(() => {
    input.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another code takes away the button that asked for it
  }, [state.sent]);

  function submit(element: HTMLFormElement): Promise<void> | void {
    const data = new FormData(element);
    const code = fieldText(data, "code");
    const password = fieldText(data, "password");
    const wrong = {
      ...(code.length === CODE_DIGITS ? {} : { code: copy.missing.code }),
      ...(registers && !isPasswordA(password) ? { password: messageOf("passwordA", "zh") } : {}),
    };
    if (Object.keys(wrong).length > 0) return flow.refuse(fieldProblem(wrong));
    // A code that was wrong is wrong again, and costs one of few tries.
    if (problem?.kind === "codeWrong" && tried.current === code) return undefined;
    tried.current = code;
    return flow.enterCode(code, password);
  }

  return (
    <StepForm state={state} hrefOf={hrefOf} submit={submit}>
      {/* Password managers keep a password under the name they find before it. */}
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
      <Field name="code" label={texts.label} hint={sentTo} required>
        <CodeInput
          ref={input}
          className={styles["code"]}
          onComplete={() => {
            if (!registers) input.current?.form?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
          }}
        />
      </Field>
      <div className={styles["row"]}>
        <Resend flow={flow} state={state} sentTo={sentTo} />
        <Button variant="ghost" size="small" onClick={flow.otherPhone}>
          {texts.otherPhone}
        </Button>
      </div>
      {registers && <NewPasswordField label={copy.password} />}
      <SubmitButton busyLabel={texts.submitting} block>
        {texts.submit[method]}
      </SubmitButton>
    </StepForm>
  );
}

/** Props of {@link Resend}. */
interface ResendProps extends Pick<StepProps<"code">, "flow" | "state"> {
  /** Where the last code has gone. */
  readonly sentTo: string;
}

/** Asks for another code, once the wait is over. */
function Resend({ flow, state, sentTo }: ResendProps): ReactElement {
  const { resendAt } = state.sent;
  const { remaining, start } = useCountdown({ seconds: WAIT_SECONDS });
  useEffect(() => {
    // A clock that was set back must not make the wait longer than it can be.
    const seconds = Math.min(WAIT_SECONDS, Math.ceil((resendAt - Date.now()) / SECOND_MS));
    if (seconds > 0) start(seconds);
  }, [resendAt, start]);
  const expired = state.problem?.kind === "codeExpired";
  const waits = remaining > 0;
  return (
    <>
      {waits ? (
        <span className={styles["wait"]}>{texts.wait({ seconds: remaining })}</span>
      ) : (
        <Button
          variant={expired ? "outline" : "ghost"}
          size="small"
          onClick={() => void flow.wantCode(state.phone)}
        >
          {texts.resend}
        </Button>
      )}
      <output>
        <VisuallyHidden>{waits ? sentTo : texts.ready}</VisuallyHidden>
      </output>
    </>
  );
}
