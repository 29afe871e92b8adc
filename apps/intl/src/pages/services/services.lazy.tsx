import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { ServiceMessages, ServicesMessages } from "../../messages/services/service-messages.ts";
import type { ServicePageData } from "./load-service-page.ts";
import { ServicePage } from "./ServicePage.tsx";

/** The page of a service with the copy of a language. */
export function servicePage(shared: ServicesMessages, copy: ServiceMessages) {
  function ServiceRoute(): ReactElement {
    const data: ServicePageData = useLoaderData({ strict: false });
    return <ServicePage data={data} shared={shared} copy={copy} />;
  }
  return createLazyRoute("/m/en-us/services/")({ component: ServiceRoute });
}
