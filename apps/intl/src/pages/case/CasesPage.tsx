import { CaseHead, CasePages, RelatedCases, type CaseData } from "@wesdom/page-sections/cases";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import { CaseArticle } from "./CaseArticle.tsx";
import { CaseListHead, CaseListPage } from "./CaseListPage.tsx";
import { CasePage } from "./CasePage.tsx";

interface CasesPageProps {
  readonly data: CaseData;
  readonly copy: Copy["case"];
}

/** The client cases: the list, with a case as a sheet over it, or one case as a page. */
export function CasesPage({ data, copy }: CasesPageProps): ReactElement {
  const { language, frame, indexPath } = useLanguage();
  const { settings } = useSiteEnvironment();
  return (
    <CasePages
      data={data}
      renderListHead={(list) => <CaseListHead {...list} copy={copy} />}
      renderList={(list) => <CaseListPage {...list} copy={copy} />}
      renderCaseHead={({ story }) => (
        <CaseHead
          story={story}
          language={language}
          title={copy.detail.pageTitle({ title: story.title, brand: settings.brand[language].name })}
          trail={[frame.menu.home, frame.menu.cases]}
        />
      )}
      renderPage={(one) => <CasePage {...one} copy={copy} key={one.story.code} />}
      renderSheet={({ story, related }) => (
        <>
          <article>
            <CaseArticle story={story} copy={copy} />
          </article>
          <RelatedCases title={copy.detail.more} related={related} indexPath={indexPath} />
        </>
      )}
      action={{ label: copy.invitation.action, href: `${indexPath}/marketing-consultant` }}
    />
  );
}
