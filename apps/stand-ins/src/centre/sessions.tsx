import { accountSessions, endAccountSession, type AccountSessions } from "@wesdom/api-client";
import { HTML_LANGS } from "@wesdom/site-runtime";
import { Button } from "@wesdom/ui-kit/button";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";
import frame from "../document/Frame.module.css";
import { apiOf, bare, inVisitorsName, isUnauthorized, NO_STORE, seeOther } from "../visit.ts";
import { PASSWORD_PATH, SESSIONS_PATH, SIGN_OUT_PATH } from "./addresses.ts";
import styles from "./Centre.module.css";
import { pathIn, sendPage, toLogin, type CentreVisit } from "./centre-page.tsx";

/** Where the accounts are at home. */
const TIME_ZONE = "Asia/Shanghai";

/** Shows a visitor where the account is signed in. */
export async function serveSessions(visit: CentreVisit): Promise<Response> {
  const { sessions: copy, signIn } = visit.copy;
  try {
    const known = await apiOf(visit, "zh").call(accountSessions, { headers: inVisitorsName(visit) });
    return sendPage(visit, { title: copy.title, content: listOf(visit, known), headers: NO_STORE });
  } catch (error) {
    if (!isUnauthorized(error)) return bare(500, NO_STORE);
    const content = toLogin(copy.nobody, signIn);
    return sendPage(visit, { title: copy.title, content, headers: NO_STORE });
  }
}

/** Ends the session that the form names, and leads back to those that are left. */
export async function endSession(visit: CentreVisit, form: FormData): Promise<Response> {
  const id = form.get("id");
  try {
    const body = { id: typeof id === "string" ? id : "" };
    await apiOf(visit, "zh").call(endAccountSession, { body, headers: inVisitorsName(visit) });
  } catch (error) {
    // The page says by itself that a sign-in is needed.
    if (!isUnauthorized(error)) return bare(500, NO_STORE);
  }
  return seeOther(pathIn(visit, SESSIONS_PATH));
}

function listOf(visit: CentreVisit, { sessions, canEnd }: AccountSessions): ReactElement {
  const { sessions: copy, password } = visit.copy;
  return (
    <>
      <p className={frame["muted"]}>{copy.text}</p>
      <ul role="list" className={styles["list"]}>
        {sessions.map((session) => itemOf(visit, session, canEnd))}
      </ul>
      {!canEnd && sessions.some(({ current }) => !current) && (
        <>
          <p>{copy.againText}</p>
          {/* Signing out here, after which the way leads to the login. */}
          <form className={frame["actions"]} method="post" action={pathIn(visit, SIGN_OUT_PATH)}>
            <Button type="submit" name="scope" value="device">
              {copy.again}
            </Button>
          </form>
        </>
      )}
      <p className={styles["ways"]}>
        <Link href={pathIn(visit, PASSWORD_PATH)}>{password.title}</Link>
      </p>
    </>
  );
}

function itemOf(
  visit: CentreVisit,
  session: AccountSessions["sessions"][number],
  canEnd: boolean,
): ReactElement {
  const { sessions: copy } = visit.copy;
  const { id, device, usedAt, current } = session;
  const shown = new Intl.DateTimeFormat(HTML_LANGS[visit.language], {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: TIME_ZONE,
  }).format(usedAt);
  const name = device === "" ? copy.unknown : device.replace("WeChat", copy.wechat);
  return (
    <li className={styles["session"]} key={id}>
      <div>
        <strong>{name}</strong>
        <p className={frame["muted"]}>
          {copy.used} <time dateTime={new Date(usedAt).toISOString()}>{shown}</time>
        </p>
      </div>
      {current && <span>{copy.current}</span>}
      {!current && canEnd && (
        <form method="post" action={pathIn(visit, SESSIONS_PATH)}>
          <Button
            type="submit"
            name="id"
            value={id}
            size="small"
            variant="outline"
            aria-label={`${copy.end}: ${name}`}
          >
            {copy.end}
          </Button>
        </form>
      )}
    </li>
  );
}
