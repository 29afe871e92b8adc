import { HTML_LANGS, LANGUAGE_OPTIONS, languageSwitchPath, type LanguageKey } from "@wesdom/site-runtime";
import { usePageTwins } from "@wesdom/site-runtime/react";
import { LanguageSwitch } from "@wesdom/ui-kit/language-switch";
import type { ReactElement } from "react";

interface LanguagesProps {
  readonly language: LanguageKey;
  readonly routeName: string;
  /** Name of the landmark, another one in the menu than in the footer. */
  readonly label: string;
}

/** The other languages: full page loads, as a page load knows one language. */
export function Languages({ language, routeName, label }: LanguagesProps): ReactElement {
  const twins = usePageTwins();
  return (
    <LanguageSwitch
      label={label}
      languages={LANGUAGE_OPTIONS.map(({ name, languageName }) => ({
        hrefLang: HTML_LANGS[name],
        name: languageName,
        href: languageSwitchPath(routeName, name, twins),
        current: name === language,
      }))}
    />
  );
}
