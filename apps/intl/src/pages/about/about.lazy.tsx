import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { AboutMessages } from "../../messages/about/about-messages.ts";
import { AboutPage } from "./AboutPage.tsx";
import type { AboutPageData } from "./load-about-page.ts";

/** The about page with the copy of a language. */
export function aboutPage(copy: AboutMessages) {
  function AboutRoute(): ReactElement {
    const data: AboutPageData = useLoaderData({ strict: false });
    return <AboutPage data={data} copy={copy} />;
  }
  return createLazyRoute("/m/en-us/about")({ component: AboutRoute });
}
