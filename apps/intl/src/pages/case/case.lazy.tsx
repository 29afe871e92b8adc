import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import { usePageSheet } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { lazy, Suspense, useState, type ReactElement } from "react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";
import styles from "./Case.module.css";
import { SheetArticle } from "./CaseArticle.tsx";
import { CaseHead } from "./CaseHead.tsx";
import { CaseListHead, CaseListPage } from "./CaseListPage.tsx";
import { CasePage } from "./CasePage.tsx";
import type { CasePageData } from "./load-case-page.ts";

type CaseList = Extract<CasePageData, { kind: "list" }>;

const loadSheet = () => import("./CaseSheet.tsx");
const CaseSheet = lazy(async () => ({ default: (await loadSheet()).CaseSheet }));

/** The client cases with the copy of a language: the list, with a case as a sheet over it, or one case as a page. */
export function casePage(copy: CaseMessages) {
  function CaseRoute(): ReactElement {
    const { indexPath } = useMessages();
    const data: CasePageData = useLoaderData({ strict: false });
    const story = data.kind === "case" ? data : null;
    const ownList = data.kind === "list" ? data : null;
    const code = story?.story.code ?? null;
    const sheet = usePageSheet<CaseList>({ page: ownList, code, load: loadSheet });
    const list = ownList ?? sheet.below;
    const [hasSheet, setHasSheet] = useState(false);
    if (story !== null && list !== null && !hasSheet) setHasSheet(true);
    return (
      <>
        {story !== null && <CaseHead story={story.story} copy={copy} />}
        {ownList !== null && <CaseListHead {...ownList} copy={copy} />}
        {story !== null && list === null && <CasePage {...story} copy={copy} key={code} />}
        {list !== null && (
          <div className={styles["page"]} {...sheet.links}>
            <CaseListPage {...list} copy={copy} />
            {hasSheet && (
              <Suspense>
                <CaseSheet
                  shown={story}
                  renderContent={(content) => <SheetArticle {...content} copy={copy} />}
                  action={
                    <Button block href={`${indexPath}/contact-us`}>
                      {copy.invitation.action}
                    </Button>
                  }
                  onClose={sheet.close}
                />
              </Suspense>
            )}
          </div>
        )}
      </>
    );
  }
  return createLazyRoute("/m/en-us/case")({ component: CaseRoute });
}
