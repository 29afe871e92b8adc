import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { CaseListPage } from "./CaseListPage.tsx";
import { CasePage } from "./CasePage.tsx";
import type { CasePageData } from "./load-case-page.ts";

/** The client cases with the copy of a language. */
export function casePage(copy: CaseMessages) {
  function CaseRoute(): ReactElement {
    const data: CasePageData = useLoaderData({ strict: false });
    return data.kind === "case" ? (
      <CasePage {...data} copy={copy} key={data.story.code} />
    ) : (
      <CaseListPage {...data} copy={copy} />
    );
  }
  return createLazyRoute("/m/en-us/case")({ component: CaseRoute });
}
