import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Link } from "@wesdom/ui-kit/link";
import { Logo } from "@wesdom/ui-kit/logo";
import { Tabs } from "@wesdom/ui-kit/tabs";
import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import styles from "./Account.module.css";
import { AccountDoor, AccountFoot } from "./AccountDoor.tsx";
import { accountHeading } from "./accountHeading.ts";
import { accountHref, CUSTOM_PATH, LOGIN_PATH, type AccountPath } from "./accountHref.ts";
import type { AccountMethod } from "./accountMachine.ts";
import { AccountSteps } from "./AccountSteps.tsx";
import { useAccount } from "./useAccount.ts";
import { useAccountHead } from "./useAccountHead.ts";

/** Ways in that each page shows as tabs. */
const TABS: Readonly<Record<AccountPath, readonly AccountMethod[]>> = {
  [CUSTOM_PATH]: ["code", "password", "register"],
  [LOGIN_PATH]: ["code", "password"],
};

/** Props of {@link AccountPage}. */
export interface AccountPageProps {
  readonly path: AccountPath;
  readonly method: AccountMethod;
  /** Where the customer centre is asked to lead on to; known in the browser alone. */
  readonly redirect: string | undefined;
}

/** Login, registration and reset: one way through the states of the account machine. */
export function AccountPage({ path, method, redirect }: AccountPageProps): ReactElement {
  useAccountHead(path, method);
  const { brand } = useSiteEnvironment().settings;
  const flow = useAccount({ method, redirect });
  const { state, Puzzle } = flow;
  const step = state.at === "puzzle" ? state.over : state;
  const { title, lead } = accountHeading(step);
  const heading = useHeadingFocus(step.at);
  const hrefOf = (to: AccountMethod): string =>
    accountHref(to === "register" ? CUSTOM_PATH : path, to, redirect);
  const begins = step.at === "start";
  return (
    <div className={styles["page"]}>
      <div className={`${styles["head"]} el-ground el-ground--ink`}>
        <Logo name={brand.zh.name} href="/m/zh-cn" linkLabel={texts.backLabel({ brand: brand.zh.name })} />
        <div className={styles["front"]}>
          <div>
            <h1 className={styles["title"]} ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead !== "" && <p className={styles["lead"]}>{lead}</p>}
          </div>
          <AccountDoor state={step} />
        </div>
      </div>
      <div
        className={`${styles["card"]} ${begins && flow.asking ? styles["asking"] : ""} el-ground el-ground--card`}
      >
        {begins && flow.asking && <output className={styles["checking"]}>{texts.checking}</output>}
        {begins && method !== "reset" && (
          <Tabs
            className={styles["tabs"]}
            label={texts.methods}
            items={TABS[path].map((key) => ({
              key,
              label: texts.method[key],
              href: hrefOf(key),
              current: key === method,
            }))}
          />
        )}
        <AccountSteps state={step} flow={flow} hrefOf={hrefOf} />
        {begins && (
          <p className={styles["ways"]}>
            <WaysOn method={method} path={path} hrefOf={hrefOf} />
          </p>
        )}
      </div>
      <AccountFoot state={step} />
      {state.at === "puzzle" && Puzzle !== null && <Puzzle flow={flow} />}
    </div>
  );
}

/** Props of {@link WaysOn}. */
interface WaysOnProps extends Pick<AccountPageProps, "path" | "method"> {
  readonly hrefOf: (method: AccountMethod) => string;
}

/** Links from one way in to those that no tab leads to. */
function WaysOn({ path, method, hrefOf }: WaysOnProps): ReactNode {
  if (method === "password") return <Link href={hrefOf("reset")}>{texts.forgotten}</Link>;
  if (method === "reset") return <Link href={hrefOf("password")}>{texts.backToLogin}</Link>;
  if (path === CUSTOM_PATH) return null;
  return (
    <>
      <span>{texts.toRegister}</span>
      <Link href={hrefOf("register")}>{texts.register}</Link>
    </>
  );
}

/** Takes the focus to the heading of each new step; the code's own field takes it there. */
function useHeadingFocus(at: string): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at && at !== "code") heading.current?.focus();
    before.current = at;
  }, [at]);
  return heading;
}
