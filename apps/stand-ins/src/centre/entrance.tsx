import { ApiError, redeemTicket } from "@wesdom/api-client";
import { LANGUAGES, SESSION_COOKIE } from "@wesdom/site-runtime";
import { Button } from "@wesdom/ui-kit/button";
import { ContactCard } from "@wesdom/ui-kit/contact-card";
import { ArrowRightIcon } from "@wesdom/ui-kit/icon";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";
import frame from "../document/Frame.module.css";
import { apiOf, bare, isOwn, NO_STORE } from "../visit.ts";
import { LOGIN_PATH, SIGN_OUT_PATH } from "./addresses.ts";
import styles from "./Centre.module.css";
import { pathIn, sendPage, toLogin, type CentreVisit } from "./centre-page.tsx";
import { signOutForm } from "./sign-out.tsx";

/**
 * Headers of an answer to a ticket: kept nowhere, and its address is told to nobody. The origin is told, for without it
 * older browsers could not show that the form to sign out was sent from here.
 */
const PERSONAL = { "cache-control": "no-store", "referrer-policy": "strict-origin" };

/** Statuses with which the API says that a ticket opens nothing: malformed, used or too old. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 422]);

/** Side of a QR code image in pixels. */
const QR_SIZE = 240;

/** The face behind the door of the login, and its size in pixels. */
const ADVISER = { src: "/media/team/lin-yue.svg", width: 480, height: 600, alt: "" };

/** Where the customer centre begins: for who comes with a ticket, and for everyone else. */
export async function serveEntrance(visit: CentreVisit): Promise<Response> {
  if (!isOwn(visit.context.settings.links.customerCentre)) return bare(404);
  const ticket = visit.url.searchParams.get("ticket");
  // Looking whether the page is there must not use the ticket up.
  return ticket !== null && visit.request.method === "GET" ? serveArrival(visit, ticket) : serveStart(visit);
}

/** The ways in and out, and the documents. */
function serveStart(visit: CentreVisit): Response {
  const { language, copy } = visit;
  const isSignedIn = visit.request.headers.get("cookie")?.includes(`${SESSION_COOKIE}=`);
  const documents = { "user-agreement": copy.userAgreement, "privacy-policy": copy.privacyPolicy };
  const content = (
    <>
      <p className={frame["muted"]}>{copy.text}</p>
      {language === "zh" && (
        <p className={frame["actions"]}>
          {isSignedIn ? (
            <Button href={SIGN_OUT_PATH} variant="outline">
              {copy.signOut.title}
            </Button>
          ) : (
            <Button href={LOGIN_PATH}>{copy.signIn}</Button>
          )}
        </p>
      )}
      <Adviser {...visit} />
      <h2>{copy.documents}</h2>
      <ul role="list" className={styles["list"]}>
        {Object.entries(documents).map(([name, title]) => (
          <li key={name}>
            <Link className={styles["document"]} look="quiet" href={pathIn(visit, `/centre/${name}`)}>
              {title}
              <ArrowRightIcon className={styles["arrow"]} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
  return sendPage(visit, { title: copy.title, content, headers: NO_STORE });
}

/** Who answers what no page does: by telephone where there is one, else by mail. */
function Adviser({ language, copy, context }: CentreVisit): ReactElement {
  const { apiBase, contact } = context.settings;
  const { phone, email } = contact[language];
  const { name, hours, scan } = copy.adviser;
  const code = { src: "/m/qr/consultant.png", width: QR_SIZE, height: QR_SIZE, alt: scan };
  return (
    <ContactCard
      className={styles["adviser"]}
      ground="hot"
      level={2}
      name={name}
      position={hours}
      portrait={{ ...ADVISER, src: apiBase + ADVISER.src, position: "50% 30%" }}
      code={scan === "" ? undefined : { picture: code, caption: scan }}
    >
      <Button href={phone === "" ? `mailto:${email}` : `tel:${phone}`}>{phone === "" ? email : phone}</Button>
    </ContactCard>
  );
}

/** Who came with a ticket; a second use of it is refused. */
async function serveArrival(visit: CentreVisit, ticket: string): Promise<Response> {
  const { language, copy, context } = visit;
  try {
    const { centreSecret } = context;
    const headers = centreSecret === "" ? {} : { authorization: `Bearer ${centreSecret}` };
    const arrival = await apiOf(visit, "zh").call(redeemTicket, { body: { ticket }, headers });
    const { account, information, redirect } = arrival;
    const { company = "", position = "" } = information ?? {};
    const known = [
      [copy.account, account.phone],
      [copy.company, company],
      [copy.position, position],
    ];
    const facts = known.filter(([, value]) => value !== "");
    const content = (
      <>
        <p className={frame["muted"]}>{copy.arrivedText}</p>
        <dl className={styles["facts"]}>
          {facts.map(([name, value]) => (
            <div className={styles["fact"]} key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={frame["actions"]}>
          {redirect !== null && isWebAddress(redirect) && <Button href={redirect}>{copy.goOn}</Button>}
          <Button href={LANGUAGES[language].indexPath} variant="outline">
            {copy.back}
          </Button>
        </p>
        <Adviser {...visit} />
        <h2>{copy.signOut.title}</h2>
        {signOutForm(visit)}
      </>
    );
    return sendPage(visit, { title: copy.arrivedTitle, content, headers: PERSONAL });
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.has(error.status)) return bare(500, PERSONAL);
    const content = toLogin(copy.refusedText, copy.again);
    return sendPage(visit, { title: copy.refusedTitle, content, status: 410, headers: PERSONAL });
  }
}

/** The API checks where the way may lead; here nothing but a path of the site or a web address becomes a link. */
function isWebAddress(redirect: string): boolean {
  return /^\/(?![/\\])/.test(redirect) || (/^https?:\/\//i.test(redirect) && URL.canParse(redirect));
}
