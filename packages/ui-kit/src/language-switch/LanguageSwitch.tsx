import type { ReactElement } from "react";
import { cx } from "../internal/cx.ts";

/** A language the site can be read in. */
export interface LanguageChoice {
  /** BCP 47 tag of the target, also that of its name. */
  readonly hrefLang: string;
  /** Name in the language itself, e.g. `日本語`. */
  readonly name: string;
  readonly href: string;
  /** Whether the page is shown in it. @default false */
  readonly current?: boolean | undefined;
}

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps {
  readonly languages: readonly LanguageChoice[];
  /** Name of the landmark. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Links to the same page in other languages: plain anchors, so that a choice loads the whole page. */
export function LanguageSwitch({ languages, label, className }: LanguageSwitchProps): ReactElement {
  return (
    <nav className={cx("el-language-switch", className)} aria-label={label}>
      <ul className="el-language-switch__list">
        {languages.map((language) => (
          <li key={language.hrefLang}>
            <a
              className="el-language-switch__link"
              href={language.href}
              hrefLang={language.hrefLang}
              lang={language.hrefLang}
              aria-current={language.current ? "true" : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
