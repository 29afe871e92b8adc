import type { Copy } from "virtual:copy";
import type { ContactPageData } from "./load-contact-page.ts";

/** The two pages with the long form. */
export type ContactKind = "contact" | "consultant";

/** Props of the page and of its parts. */
export interface ContactPageProps {
  readonly kind: ContactKind;
  readonly data: ContactPageData;
  readonly copy: Copy["contact"];
}
