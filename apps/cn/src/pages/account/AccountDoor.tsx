import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import styles from "./AccountDoor.module.css";
import { AccountHelp } from "./AccountHelp.tsx";
import type { AccountMethod, AccountState } from "./accountMachine.ts";

/** By its hash, so that it is asked for once. */
const PICTURE = "vignettes/adviser.svg?v=7c655c63";

/** Props of both parts. */
interface DoorProps {
  /** Below the slider. */
  readonly state: Exclude<AccountState, { readonly at: "puzzle" }>;
}

/** A door with an adviser behind it: ajar at the start, wider with the code, and open. The form lies in its light. */
export function AccountDoor({ state }: DoorProps): ReactElement {
  const { apiBase } = useSiteEnvironment().settings;
  return (
    <span
      className={styles["door"]}
      data-open={state.at === "start" ? undefined : wayOf(state) === "open"}
      style={{ backgroundImage: `url(${apiBase}/media/${PICTURE})` }}
      aria-hidden
    />
  );
}

/** The foot of the page: who is behind the door, and how to reach them without the form. */
export function AccountFoot({ state }: DoorProps): ReactElement {
  return (
    <div className={`${styles["foot"]} el-ground el-ground--hot`}>
      <p>{texts.behind[wayOf(state)]}</p>
      <AccountHelp />
    </div>
  );
}

/** The way that a state is on, until somebody is in. */
function wayOf(state: DoorProps["state"]): AccountMethod | "open" {
  if (state.at === "start" || state.at === "code") return state.method;
  return state.at === "newPassword" || state.at === "passwordSet" ? "reset" : "open";
}
