import { CaseHead, CasePages, type CaseData } from "@wesdom/page-sections/cases";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";
import { SheetArticle } from "./CaseArticle.tsx";
import { CaseListHead, CaseListPage } from "./CaseListPage.tsx";
import { CasePage } from "./CasePage.tsx";

interface CasesPageProps {
  readonly data: CaseData;
  readonly copy: CaseMessages;
}

/** The client cases: the list, with a case as a sheet over it, or one case as a page. */
export function CasesPage({ data, copy }: CasesPageProps): ReactElement {
  const { language, messages, indexPath } = useMessages();
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
          title={copy.detail.pageTitle(story.title, settings.brand[language].name)}
          trail={[messages.menu.home, messages.menu.cases]}
        />
      )}
      renderPage={(one) => <CasePage {...one} copy={copy} key={one.story.code} />}
      renderSheet={(one) => <SheetArticle {...one} copy={copy} />}
      action={{ label: copy.invitation.action, href: `${indexPath}/contact-us` }}
    />
  );
}
