import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { ContactMessages } from "../../messages/contact/contact-messages.ts";
import type { ContactPageData } from "./load-contact-page.ts";
import type { ContactKind } from "./contact-page-props.ts";
import { ContactPage } from "./ContactPage.tsx";

/** A page with the long form, with the copy of a language. */
export function contactPage(kind: ContactKind, copy: ContactMessages) {
  function ContactRoute(): ReactElement {
    const data: ContactPageData = useLoaderData({ strict: false });
    return <ContactPage kind={kind} data={data} copy={copy} />;
  }
  return createLazyRoute("/m/en-us/contact-us")({ component: ContactRoute });
}
