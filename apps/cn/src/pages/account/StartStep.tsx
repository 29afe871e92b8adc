import { useHydrated } from "@tanstack/react-router";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Checkbox } from "@wesdom/ui-kit/checkbox";
import { Field } from "@wesdom/ui-kit/field";
import { Input } from "@wesdom/ui-kit/input";
import { Link } from "@wesdom/ui-kit/link";
import { PasswordInput } from "@wesdom/ui-kit/password-input";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { mainlandPhone, messageOf } from "@wesdom/validators";
import { useEffect, useRef, type ReactElement } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import { keepDraft, readDraft } from "./accountDraft.ts";
import type { AccountMethod } from "./accountMachine.ts";
import { fieldProblem } from "./accountProblem.ts";
import { fieldText } from "./fieldText.ts";
import type { StepProps } from "./step-props.ts";
import { StepForm } from "./StepForm.tsx";

/** Longest input of a phone number: one with country code and spaces. */
const PHONE_INPUT_LENGTH = 20;

/** The first step: phone number, with a password or the agreement to the two documents. */
export function StartStep({ flow, state, hrefOf }: StepProps<"start">): ReactElement {
  const { method } = state;
  const byPassword = method === "password";
  const hydrated = useHydrated();
  const phone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The server knows no draft; what was typed before the page answered to scripts stays.
    if (phone.current?.value === "") phone.current.value = state.phone || (readDraft().phone ?? "");
  }, [state.phone]);

  function submit(form: HTMLFormElement): Promise<void> | void {
    const data = new FormData(form);
    const number = mainlandPhone(fieldText(data, "phone"));
    const password = fieldText(data, "password");
    const missing = {
      ...(number === undefined ? { phone: messageOf("phone", "zh") } : {}),
      ...(byPassword && password === "" ? { password: texts.missing.password } : {}),
      ...(needsAgreement(method) && !data.has("agreements") ? { agreements: texts.missing.agreements } : {}),
    };
    if (number === undefined || Object.keys(missing).length > 0) return flow.refuse(fieldProblem(missing));
    return byPassword ? flow.signInByPassword(number, password) : flow.wantCode(number);
  }

  return (
    <StepForm state={state} hrefOf={hrefOf} submit={submit} onFocus={flow.prepare}>
      <Field name="phone" label={texts.phone} hint={method === "code" ? texts.codeHint : undefined} required>
        <Input
          ref={phone}
          type="tel"
          inputMode="tel"
          autoComplete={byPassword ? "username" : "tel"}
          leading="+86"
          maxLength={PHONE_INPUT_LENGTH}
          placeholder={texts.phonePlaceholder}
          onInput={(event) => keepDraft({ phone: event.currentTarget.value })}
        />
      </Field>
      {byPassword && (
        <Field name="password" label={texts.password} required>
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
      {needsAgreement(method) && <Agreements />}
      {/* Without scripts nothing could be sent safely: an unsealed password must not travel. */}
      <SubmitButton busyLabel={byPassword ? texts.signingIn : texts.getting} block disabled={!hydrated}>
        {byPassword ? texts.signIn : texts.getCode}
      </SubmitButton>
    </StepForm>
  );
}

/** Whoever may get an account by this way agrees to the documents first. */
function needsAgreement(method: AccountMethod): boolean {
  return method === "code" || method === "register";
}

function Agreements(): ReactElement {
  const { links } = useSiteEnvironment().settings;
  return (
    <Checkbox name="agreements" required>
      {texts.agreementsBefore}
      <Link href={links.userAgreement} newTab>
        {texts.userAgreement}
      </Link>
      {texts.agreementsAnd}
      <Link href={links.privacyPolicy} newTab>
        {texts.privacyPolicy}
      </Link>
    </Checkbox>
  );
}
