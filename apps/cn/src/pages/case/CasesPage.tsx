import { CaseHead, CasePages, type CaseData } from "@wesdom/page-sections/cases";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";
import { CaseArticle } from "./CaseArticle.tsx";
import { CaseDetail } from "./CaseDetail.tsx";
import { CaseListHead, CaseListPage } from "./CaseListPage.tsx";

/** The client cases: the list, with a case as a sheet over it, or one case as a page. */
export function CasesPage({ data }: { readonly data: CaseData }): ReactElement {
  const { settings } = useSiteEnvironment();
  return (
    <CasePages
      data={data}
      renderListHead={(list) => <CaseListHead data={list} />}
      renderList={(list) => <CaseListPage data={list} />}
      renderCaseHead={({ story }) => (
        <CaseHead
          story={story}
          language="zh"
          title={texts.caseTitle(story.title, story.brand.name, settings.brand.zh.name)}
          trail={[texts.home, texts.eyebrow]}
        />
      )}
      renderPage={(one) => <CaseDetail {...one} />}
      renderSheet={(one) => <CaseArticle {...one} />}
      action={{ label: texts.consult.action, href: RESERVATION_PATH }}
    />
  );
}
