import { accountCompanies, commonArea } from "@wesdom/api-client";
import { AreaPicker } from "@wesdom/ui-kit/area-picker";
import { Button } from "@wesdom/ui-kit/button";
import { CompanyAutocomplete } from "@wesdom/ui-kit/company-autocomplete";
import { ErrorSummary } from "@wesdom/ui-kit/error-summary";
import { Field } from "@wesdom/ui-kit/field";
import { Input } from "@wesdom/ui-kit/input";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { isFilled, messageOf } from "@wesdom/validators";
import type { INFORMATION_LIMITS } from "@wesdom/api-client";
import { useState, type ReactElement } from "react";
import { copy } from "#copy/account.zh.yml";
import { keepDraft, readDraft } from "./accountDraft.ts";
import { fieldProblem } from "./accountProblem.ts";
import { fieldText } from "./fieldText.ts";
import type { StepProps } from "./step-props.ts";
import { StepForm } from "./StepForm.tsx";

const texts = copy.information;
const FIELDS = ["company", "areaCode", "position"] as const;

/** Longest of each field; by their types they do not compile when the API takes another. */
const COMPANY_LENGTH: (typeof INFORMATION_LIMITS)["company"] = 120;
const POSITION_LENGTH: (typeof INFORMATION_LIMITS)["position"] = 60;

/** Company, area and position, which an account needs before it enters the customer centre. */
export function InformationStep({ flow, state, hrefOf }: StepProps<"information">): ReactElement {
  const { api } = flow;
  const [draft] = useState(readDraft);
  const [company, setCompany] = useState(draft.company ?? "");

  function submit(form: HTMLFormElement): Promise<void> | void {
    const data = new FormData(form);
    const typed = (name: string): string => fieldText(data, name).trim();
    const [position, areaCode, companyId] = [typed("position"), typed("areaCode"), typed("companyId")];
    const wrong = {
      ...(isFilled(company) ? {} : { company: messageOf("company", "zh") }),
      ...(areaCode === "" ? { areaCode: messageOf("area", "zh") } : {}),
      ...(position === "" ? { position: texts.positionMissing } : {}),
    };
    if (Object.keys(wrong).length > 0) return flow.refuse(fieldProblem(wrong));
    return flow.inform({
      company: company.trim(),
      areaCode,
      position,
      userInfo: state.account.userInfo,
      ...(companyId === "" ? {} : { companyId }),
    });
  }

  return (
    <StepForm state={state} hrefOf={hrefOf} submit={submit} summary={<ErrorSummary order={FIELDS} />}>
      <Field name="company" label={texts.company} required>
        <CompanyAutocomplete
          suggest={(keyword, signal) =>
            api.call({ ...accountCompanies, background: true }, { body: { keyword }, signal })
          }
          idName="companyId"
          value={company}
          onValueChange={(text) => {
            setCompany(text);
            keepDraft({ company: text });
          }}
          autoComplete="organization"
          maxLength={COMPANY_LENGTH}
          placeholder={texts.companyPlaceholder}
        />
      </Field>
      <Field name="areaCode" label={texts.area} required>
        <AreaPicker
          load={(parent, signal) =>
            api.call(
              { ...commonArea, background: true },
              { query: parent === undefined ? {} : { parent }, signal },
            )
          }
          defaultValue={draft.area ?? []}
          onValueChange={(path) => keepDraft({ area: path.map(({ code, name }) => ({ code, name })) })}
        />
      </Field>
      <Field name="position" label={texts.position} required>
        <Input
          autoComplete="organization-title"
          maxLength={POSITION_LENGTH}
          placeholder={texts.positionPlaceholder}
          defaultValue={draft.position ?? ""}
          onInput={(event) => keepDraft({ position: event.currentTarget.value })}
        />
      </Field>
      <SubmitButton busyLabel={texts.submitting} block>
        {texts.submit}
      </SubmitButton>
      <Button block variant="ghost" disabled={state.busy} onClick={() => void flow.signOut()}>
        {copy.welcome.other}
      </Button>
    </StepForm>
  );
}
