import { HTML_LANGS, LANGUAGE_OPTIONS, LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { Button } from "@wesdom/ui-kit/button";
import { LanguageSwitch } from "@wesdom/ui-kit/language-switch";
import { Logo } from "@wesdom/ui-kit/logo";
import type { ReactElement } from "react";
import { sendDocument } from "../document/document.tsx";
import frame from "../document/Frame.module.css";
import { messagesOf } from "../messages/messages-of.ts";
import type { StandInMessages } from "../messages/stand-in-messages.ts";
import type { Visit } from "../visit.ts";
import { LOGIN_PATH } from "./addresses.ts";

/** A visit of the customer centre, in its language. */
export interface CentreVisit extends Visit {
  readonly language: LanguageKey;
  readonly copy: StandInMessages["centre"];
}

export interface CentrePage {
  readonly title: string;
  readonly content: ReactElement;
  readonly script?: string;
  /** @default 200 */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A path of the customer centre in the visit's language. */
export function pathIn(
  { language }: CentreVisit,
  path: string,
  further: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ ...(language !== "zh" && { lang: language }), ...further });
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** What leads to the login. */
export function toLogin(text: string, label: string): ReactElement {
  return (
    <>
      <p className={frame["muted"]}>{text}</p>
      <p className={frame["actions"]}>
        <Button href={LOGIN_PATH}>{label}</Button>
      </p>
    </>
  );
}

/** What an address asks for in another language; a ticket opens once, and stands in no link. */
function queryIn(name: LanguageKey, { searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("ticket");
  query.set("lang", name);
  return query.toString();
}

/** The answer with a page of the customer centre. */
export function sendPage({ language, path, url, context }: CentreVisit, page: CentrePage): Response {
  const { title, content, ...answer } = page;
  const brand = context.settings.brand[language].name;
  const languages = LANGUAGE_OPTIONS.map(({ name, languageName }) => ({
    hrefLang: HTML_LANGS[name],
    name: languageName,
    href: `${path}?${queryIn(name, url)}`,
    current: name === language,
  }));
  const body = (
    <div className="el-gutter">
      <header className={frame["header"]}>
        <Logo name={brand} href={LANGUAGES[language].indexPath} />
        <LanguageSwitch label={messagesOf(language).languages} languages={languages} />
      </header>
      <main className={frame["main"]}>
        <h1 className={frame["title"]}>{title}</h1>
        {content}
      </main>
    </div>
  );
  return sendDocument({ ...answer, language, title: `${title} | ${brand}`, root: frame["root"], body });
}
