import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import { usePageSheet } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import styles from "./Case.module.css";
import { CaseArticle } from "./CaseArticle.tsx";
import { CaseDetail } from "./CaseDetail.tsx";
import { CaseHead } from "./CaseHead.tsx";
import { CaseListHead, CaseListPage } from "./CaseListPage.tsx";
import type { CaseData, CaseList } from "./loadCase.ts";

const loadSheet = () => import("./CaseSheet.tsx");
const CaseSheet = lazy(async () => ({ default: (await loadSheet()).CaseSheet }));

function Case(): ReactElement {
  const data: CaseData = useLoaderData({ strict: false });
  const story = data.kind === "case" ? data : null;
  const ownList = data.kind === "list" ? data : null;
  const sheet = usePageSheet<CaseList>({ page: ownList, code: story?.story.code ?? null, load: loadSheet });
  const list = ownList ?? sheet.below;
  const [hasSheet, setHasSheet] = useState(false);
  if (story !== null && list !== null && !hasSheet) setHasSheet(true);
  return (
    <>
      {story !== null && <CaseHead story={story.story} />}
      {ownList !== null && <CaseListHead data={ownList} />}
      {story !== null && list === null && <CaseDetail {...story} />}
      {list !== null && (
        <div className={styles["page"]} {...sheet.links}>
          <CaseListPage data={list} />
          {hasSheet && (
            <Suspense>
              <CaseSheet
                shown={story}
                renderContent={(content) => <CaseArticle {...content} />}
                action={
                  <Button block href="/m/zh-cn/common/Reservation">
                    {texts.consult.action}
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

/** The client cases: the list, with a case as a sheet over it, or one case as a page. */
export const casePage = createLazyRoute("/m/zh-cn/case")({ component: Case });
