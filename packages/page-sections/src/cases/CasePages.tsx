import { usePageSheet } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from "react";
import type { CaseData, CaseList, OneCase } from "./case-data.ts";
import styles from "./Cases.module.css";

const loadSheet = () => import("./CaseSheet.tsx");
const CaseSheet = lazy(async () => ({ default: (await loadSheet()).CaseSheet }));

interface CasePagesProps {
  readonly data: CaseData;
  /** Head of the list: of nothing else while a sheet lies over it. */
  readonly renderListHead: (list: CaseList) => ReactElement;
  readonly renderList: (list: CaseList) => ReactElement;
  /** Head of a case, be it a page or a sheet. */
  readonly renderCaseHead: (one: OneCase) => ReactElement;
  /** One case as a page of its own. */
  readonly renderPage: (one: OneCase) => ReactElement;
  /** One case in the sheet. */
  readonly renderSheet: (one: OneCase) => ReactNode;
  /** The way to a person, at hand while the sheet is read. */
  readonly action: { readonly label: string; readonly href: string };
}

/** The client cases: the list, with a case as a sheet over it, or one case as a page. */
export function CasePages(props: CasePagesProps): ReactElement {
  const { data, action } = props;
  const one = data.kind === "case" ? data : null;
  const ownList = data.kind === "list" ? data : null;
  const sheet = usePageSheet<CaseList>({ page: ownList, code: one?.story.code ?? null, load: loadSheet });
  const list = ownList ?? sheet.below;
  const [hasSheet, setHasSheet] = useState(false);
  if (one !== null && list !== null && !hasSheet) setHasSheet(true);
  return (
    <>
      {one !== null && props.renderCaseHead(one)}
      {ownList !== null && props.renderListHead(ownList)}
      {one !== null && list === null && props.renderPage(one)}
      {list !== null && (
        <div className={styles["page"]} {...sheet.links}>
          {props.renderList(list)}
          {hasSheet && (
            <Suspense>
              <CaseSheet
                shown={one}
                renderContent={props.renderSheet}
                action={
                  <Button block href={action.href}>
                    {action.label}
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
