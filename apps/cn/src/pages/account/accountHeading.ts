import { copy as texts } from "#copy/account.zh.yml";
import type { AccountState } from "./accountMachine.ts";
import { readablePhone } from "./phoneNumber.ts";

/** What a step is called, and what it is about. */
export interface AccountHeading {
  /** `\n` breaks the line. */
  readonly title: string;
  readonly lead: string;
}

/** The heading of a state; the slider has that of the step below it. */
export function accountHeading(state: AccountState): AccountHeading {
  switch (state.at) {
    case "puzzle":
      return accountHeading(state.over);
    case "start":
      return { title: texts.title[state.method], lead: texts.lead[state.method] };
    case "code":
      return {
        title: texts.code.title,
        lead: state.sent.isUnsure ? texts.code.unsureLead : texts.code.lead[state.method],
      };
    case "newPassword":
      return {
        title: texts.newPassword.title,
        lead: texts.newPassword.lead({ phone: readablePhone(state.phone) }),
      };
    case "passwordSet":
      return { title: texts.passwordSet.title, lead: texts.passwordSet.text };
    case "welcome":
      return { title: texts.welcome.title, lead: texts.welcome.text({ phone: state.account.phone }) };
    case "information":
      return { title: texts.information.title, lead: texts.information.lead };
    case "leaving":
      return { title: texts.leaving.title, lead: texts.leaving.text };
    case "stranded":
    default:
      return {
        title: texts.stranded.title,
        lead: state.problem?.kind === "foreignUrl" ? texts.stranded.foreign : texts.stranded.text,
      };
  }
}
