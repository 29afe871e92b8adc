import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import styles from "./AccountDoor.module.css";
import { AccountHelp } from "./AccountHelp.tsx";
import type { AccountState } from "./accountMachine.ts";

/** The foot of the page: a door with an adviser behind it, ajar at the start, wider with the code, and open. */
export function AccountDoor({ state }: { readonly state: AccountState }): ReactElement {
  const { apiBase } = useSiteEnvironment().settings;
  // Before somebody is in, a state knows the way or, where a new password is chosen, the number alone.
  const way = "method" in state ? state.method : "phone" in state ? "reset" : "open";
  return (
    <div className={`${styles["foot"]} el-ground el-ground--hot`}>
      <div>
        <p>{texts.behind[way]}</p>
        <AccountHelp />
      </div>
      <span
        data-open={state.at === "start" ? undefined : way === "open"}
        style={{ backgroundImage: `url(${apiBase}/media/team/lin-yue.svg)` }}
        aria-hidden
      />
    </div>
  );
}
