import {
  HTML_LANGS,
  LANGUAGE_OPTIONS,
  LANGUAGES,
  languageSwitchPath,
  routeOfPath,
  type FramedPage,
} from "@wesdom/site-runtime";
import { desktopPathOf, languageOfPath, VIEW_KEY, VIEW_MOBILE } from "@wesdom/site-runtime/addresses";
import { Button } from "@wesdom/ui-kit/button";
import { LanguageSwitch } from "@wesdom/ui-kit/language-switch";
import { Logo } from "@wesdom/ui-kit/logo";
import { sendDocument } from "../document/document.tsx";
import { messagesOf } from "../messages/messages-of.ts";
import type { Visit } from "../visit.ts";
import { Arcs } from "./Arcs.tsx";
import styles from "./Desktop.module.css";
import { script } from "./tablet-script.ts?script";
import { caseTwinsOf, twinHeadOf } from "./twin-head.ts";

/** Words and a code to take the page along, on paper; beside them, on the hot colour, the live mobile page in a phone. */
export function serveDesktop({ url, context }: Visit, { path, status, html }: FramedPage): Response {
  const language = languageOfPath(path);
  const brand = context.settings.brand[language].name;
  const { desktop: copy, languages } = messagesOf(language);
  const query = new URLSearchParams(url.searchParams);
  query.delete(VIEW_KEY);
  const taken = query.size > 0 ? `${path}?${query.toString()}` : path;
  query.set(VIEW_KEY, VIEW_MOBILE);
  const framed = `${path}?${query.toString()}`;
  const twins = caseTwinsOf(html ?? "");
  const choices = LANGUAGE_OPTIONS.map(({ name, languageName }) => ({
    hrefLang: HTML_LANGS[name],
    name: languageName,
    href: desktopPathOf(
      twins.get(HTML_LANGS[name]) ?? languageSwitchPath(routeOfPath(path)?.name ?? "m", name),
    ),
    current: name === language,
  }));
  const body = (
    <div className={styles["stage"]}>
      <div className={styles["words"]}>
        <header className={styles["top"]}>
          <Logo name={brand} href={desktopPathOf(LANGUAGES[language].indexPath)} />
          <LanguageSwitch label={languages} languages={choices} />
        </header>
        <main className={styles["lead"]}>
          <p className={styles["eyebrow"]}>{copy.eyebrow}</p>
          <h1 className={styles["title"]}>{copy.title}</h1>
          <p className={styles["text"]}>{copy.text}</p>
          <div className={styles["take"]}>
            <img
              className={styles["code"]}
              src={`/m/qr/page.png?to=${encodeURIComponent(taken)}`}
              width="148"
              height="148"
              alt={copy.qrAlt}
            />
            <div>
              <p className={styles["scan"]}>{copy.scan}</p>
              <Button href={framed}>{copy.open}</Button>
            </div>
          </div>
        </main>
      </div>
      <div className={styles["scene"]}>
        <Arcs className={styles["arcs"]} />
        <div className={styles["phone"]}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this site */}
          <iframe className={styles["frame"]} src={framed} title={copy.frameTitle} />
        </div>
      </div>
    </div>
  );
  const head = html === null ? null : twinHeadOf(html);
  return sendDocument({ language, title: brand, head, root: styles["root"], status, script, body });
}
