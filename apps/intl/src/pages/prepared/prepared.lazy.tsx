import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { PreparedKey, PreparedMessages } from "../../messages/prepared/prepared-messages.ts";
import { PreparedPage } from "./PreparedPage.tsx";

/** The page of a service that is being prepared, with the copy of a language. */
export function preparedPage(service: PreparedKey, copy: PreparedMessages) {
  function PreparedRoute(): ReactElement {
    const name: string = useLoaderData({ strict: false });
    return <PreparedPage service={service} name={name} copy={copy} />;
  }
  return createLazyRoute("/m/en-us/services/")({ component: PreparedRoute });
}
