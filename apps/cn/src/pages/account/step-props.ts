import type { AccountMethod, AccountState } from "./accountMachine.ts";
import type { AccountFlow } from "./useAccount.ts";

/** Props of the step that shows a state. */
export interface StepProps<At extends AccountState["at"]> {
  readonly flow: AccountFlow;
  readonly state: Extract<AccountState, { readonly at: At }>;
  /** Address of a way in, with what this page was asked to lead on to. */
  readonly hrefOf: (method: AccountMethod) => string;
}
