import { LANGUAGES } from "@wesdom/site-runtime";
import { Button } from "@wesdom/ui-kit/button";
import { Field } from "@wesdom/ui-kit/field";
import { Input } from "@wesdom/ui-kit/input";
import { Link } from "@wesdom/ui-kit/link";
import frame from "../document/Frame.module.css";
import { LOGIN_PATH } from "./addresses.ts";
import styles from "./Centre.module.css";
import { sendPage, type CentreVisit } from "./centre-page.tsx";
import { script } from "./password-script.ts?script";

/** The page on which a password is changed by the present one; its script seals both before they leave the browser. */
export function servePassword(visit: CentreVisit): Response {
  const { password: copy } = visit.copy;
  const content = (
    <>
      <p className={frame["muted"]}>{copy.text}</p>
      <output className={styles["done"]} tabIndex={-1} hidden>
        {copy.done}
      </output>
      <form
        className={styles["fields"]}
        data-api={visit.context.settings.apiBase}
        data-lang={LANGUAGES[visit.language].Lang}
        data-failed={copy.failed}
      >
        <Field name="current" label={copy.current}>
          <Input type="password" autoComplete="current-password" required />
        </Field>
        <Field name="password" label={copy.next} hint={copy.rule}>
          <Input type="password" autoComplete="new-password" required />
        </Field>
        <p className={styles["said"]} role="alert">
          {copy.needsScript}
        </p>
        <p>
          <Button type="submit" disabled>
            {copy.change}
          </Button>
        </p>
      </form>
      <p className={styles["ways"]}>
        <Link href={`${LOGIN_PATH}?method=reset`}>{copy.forgotten}</Link>
      </p>
    </>
  );
  return sendPage(visit, { title: copy.title, content, script });
}
