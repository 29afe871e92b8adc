import { LEAD_LIMITS, type LeadBody } from "@wesdom/api-client";
import { Accordion } from "@wesdom/ui-kit/accordion";
import { Checkbox } from "@wesdom/ui-kit/checkbox";
import { Field } from "@wesdom/ui-kit/field";
import { Form } from "@wesdom/ui-kit/form";
import { Input } from "@wesdom/ui-kit/input";
import { Link } from "@wesdom/ui-kit/link";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { Textarea } from "@wesdom/ui-kit/textarea";
import type { ReactElement } from "react";
import { CHAT_TEXTS as TEXTS } from "../messages/zh-chat.ts";
import styles from "./Chat.module.css";

/** Fields of the message form, as the API names them. */
export const FIELDS = ["phone", "needs", "website", "consent"] as const satisfies readonly (keyof LeadBody)[];

/** What was typed into the form, and what is wrong with it. */
export interface Message {
  readonly values: Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;
  /** Message by field; `""` holds the form's own. */
  readonly errors: Readonly<Record<string, string>>;
}

interface MessageFormProps {
  readonly action: string;
  readonly message: Message;
  /** Whether it is open from the start. */
  readonly isWanted: boolean;
  readonly privacyPolicy: string;
}

/** A message to the consultants. */
export function MessageForm(props: MessageFormProps): ReactElement {
  const { action, message, isWanted, privacyPolicy } = props;
  const { values, errors } = message;
  const form = (
    <Form className={styles["fields"]} action={action} errors={errors}>
      <p>{TEXTS.leaveLead}</p>
      {errors[""] !== undefined && (
        <p className={styles["wrong"]} role="alert" tabIndex={-1}>
          {errors[""]}
        </p>
      )}
      <Field name="phone" label={TEXTS.phone}>
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={LEAD_LIMITS.phone}
          defaultValue={values.phone}
        />
      </Field>
      <Field name="needs" label={TEXTS.needs}>
        <Textarea rows={3} maxLength={LEAD_LIMITS.needs} defaultValue={values.needs} />
      </Field>
      <p className={styles["trap"]} aria-hidden>
        <label>
          {TEXTS.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Checkbox name="consent" value="on" defaultChecked={values.consent === "on"}>
        {TEXTS.consentBefore}
        <Link href={privacyPolicy} newTab>
          {TEXTS.consentPolicy}
        </Link>
        {TEXTS.consentAfter}
      </Checkbox>
      <SubmitButton busyLabel={TEXTS.typing}>{TEXTS.submit}</SubmitButton>
    </Form>
  );
  const isOpen = isWanted || Object.keys(errors).length > 0;
  const item = { key: "message", id: "message", title: TEXTS.leave, content: form, defaultOpen: isOpen };
  return <Accordion className={styles["message"]} level={2} items={[item]} />;
}
