import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import styles from "./AccountDoor.module.css";

/** How to go on without the form: by telephone or mail. Without scripting it says why that is needed. */
export function AccountHelp(): ReactElement | null {
  const { contact, links } = useSiteEnvironment().settings;
  const { phone, email } = contact.zh;
  const [account, domain] = email.split("@");
  return (
    <>
      <noscript>
        <p className={styles["here"]}>
          {texts.noScript.signedIn}
          <Link href={links.customerCentre}>{texts.noScript.centre}</Link>
        </p>
        <strong>{texts.noScript.title}</strong>
        <p>{texts.noScript.text}</p>
      </noscript>
      {(phone !== "" || email !== "") && (
        <div>
          <p>{texts.help}</p>
          <div>
            {phone !== "" && (
              <p>
                <Link href={`tel:${phone}`}>{texts.call({ phone })}</Link>
              </p>
            )}
            {email !== "" && (
              <p>
                <Link href={`mailto:${email}`}>
                  {account}@<wbr />
                  {domain}
                </Link>
              </p>
            )}
          </div>
        </div>
      )}
    </>
  );
}
