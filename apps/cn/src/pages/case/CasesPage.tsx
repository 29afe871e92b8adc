import { CaseHead, CasePages, type CaseData } from "@wesdom/page-sections/cases";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import type { ReactElement } from "react";
import { copy as texts, kit } from "#copy/case.zh.yml";
import { copy as frame } from "#copy/frame.zh.yml";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";
import { CaseArticle } from "./CaseArticle.tsx";
import { CaseDetail } from "./CaseDetail.tsx";
import { CaseListHead, CaseListPage } from "./CaseListPage.tsx";

/** The client cases: the list, with a case as a sheet over it, or one case as a page. */
export function CasesPage({ data }: { readonly data: CaseData }): ReactElement {
  const { settings } = useSiteEnvironment();
  return (
    <ConfigProvider locale={kit}>
      <CasePages
        data={data}
        renderListHead={(list) => <CaseListHead data={list} />}
        renderList={(list) => <CaseListPage data={list} />}
        renderCaseHead={({ story }) => (
          <CaseHead
            story={story}
            language="zh"
            title={texts.caseTitle({
              title: story.title,
              client: story.brand.name,
              brand: settings.brand.zh.name,
            })}
            trail={[frame.menu.home, texts.eyebrow]}
          />
        )}
        renderPage={(one) => <CaseDetail {...one} />}
        renderSheet={(one) => <CaseArticle {...one} />}
        action={{ label: texts.consult.action, href: RESERVATION_PATH }}
      />
    </ConfigProvider>
  );
}
