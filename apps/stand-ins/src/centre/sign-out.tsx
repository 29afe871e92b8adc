import { logout } from "@wesdom/api-client";
import { Button } from "@wesdom/ui-kit/button";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";
import frame from "../document/Frame.module.css";
import { apiOf, fetchOf, inVisitorsName, isUnauthorized, NO_STORE, seeOther } from "../visit.ts";
import { PASSWORD_PATH, SESSIONS_PATH, SIGN_OUT_PATH, SIGNED_OUT_PATH } from "./addresses.ts";
import styles from "./Centre.module.css";
import { pathIn, sendPage, toLogin, type CentreVisit } from "./centre-page.tsx";

/** Two buttons, each of which signs out; they need no script. */
export function signOutForm(visit: CentreVisit): ReactElement {
  const { signOut: copy, sessions, password } = visit.copy;
  return (
    <>
      <p className={frame["muted"]}>{copy.text}</p>
      <form className={frame["actions"]} method="post" action={pathIn(visit, SIGN_OUT_PATH)}>
        <Button type="submit" name="scope" value="device">
          {copy.here}
        </Button>
        <Button type="submit" name="scope" value="all" variant="outline">
          {copy.everywhere}
        </Button>
      </form>
      <p className={styles["ways"]}>
        <Link href={pathIn(visit, SESSIONS_PATH)}>{sessions.see}</Link>
        <Link href={pathIn(visit, PASSWORD_PATH)}>{password.title}</Link>
      </p>
    </>
  );
}

export function serveSignOut(visit: CentreVisit): Response {
  return sendPage(visit, { title: visit.copy.signOut.title, content: signOutForm(visit) });
}

/** Ends the session of whoever sends the form, and leads to the page that says so. */
export async function signOut(visit: CentreVisit, form: FormData): Promise<Response> {
  const { copy } = visit;
  const scope = form.get("scope") === "all" ? "all" : "device";
  let cookies: readonly string[] = [];
  const send = fetchOf(visit);
  const api = apiOf(visit, "zh", async (url, init) => {
    const response = await send(url, init);
    cookies = response.headers.getSetCookie();
    return response;
  });
  try {
    await api.call(logout, { body: { scope }, headers: inVisitorsName(visit) });
  } catch (error) {
    if (isUnauthorized(error)) return seeOther(pathIn(visit, SESSIONS_PATH));
    const content = (
      <>
        <p role="alert">{copy.signOut.failedText}</p>
        {signOutForm(visit)}
      </>
    );
    return sendPage(visit, { title: copy.signOut.failedTitle, content, status: 502, headers: NO_STORE });
  }
  // A page that showed who was signed in does not come back by the back button.
  const response = seeOther(pathIn(visit, SIGNED_OUT_PATH, scope === "all" ? { scope } : {}), {
    "clear-site-data": '"cache"',
  });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** The page that confirms it. */
export function serveSignedOut(visit: CentreVisit): Response {
  const { copy, url } = visit;
  const isEverywhere = url.searchParams.get("scope") === "all";
  const content = toLogin(isEverywhere ? copy.signOut.doneEverywhere : copy.signOut.doneHere, copy.again);
  return sendPage(visit, { title: copy.signOut.doneTitle, content });
}
