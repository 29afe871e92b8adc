import type { AccountMethod } from "./accountMachine.ts";
import type { AccountFlow } from "./useAccount.ts";

/** Props that every step has. */
export interface StepProps {
  readonly flow: AccountFlow;
  /** Address of a way in, with what this page was asked to lead on to. */
  readonly hrefOf: (method: AccountMethod) => string;
}
