import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { CaseDetail } from "./CaseDetail.tsx";
import { CaseListPage } from "./CaseListPage.tsx";
import type { CaseData } from "./loadCase.ts";

function Case(): ReactElement {
  const data: CaseData = useLoaderData({ strict: false });
  return data.kind === "case" ? <CaseDetail {...data} /> : <CaseListPage data={data} />;
}

/** The client cases: the list, or one case. */
export const casePage = createLazyRoute("/m/zh-cn/case")({ component: Case });
