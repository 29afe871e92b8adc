import type { LanguageTag } from "@wesdom/facts";
import { Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Props of {@link SiteDocument}. */
export interface SiteDocumentProps {
  readonly lang: LanguageTag;
  readonly children: ReactNode;
}

/** The document around every page: its head, styles and scripts come from the server build. */
export function SiteDocument({ lang, children }: SiteDocumentProps): ReactNode {
  return (
    // A script of the head may mark a restored page before it is hydrated.
    <html lang={lang} suppressHydrationWarning>
      <head />
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
