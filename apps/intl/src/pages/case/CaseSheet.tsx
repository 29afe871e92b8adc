import { useSheetContent, type SheetProps } from "@wesdom/site-runtime/react";
import { Popup } from "@wesdom/ui-kit/popup";
import type { ReactElement } from "react";
import type { CasePageData } from "./load-case-page.ts";

type CaseData = Extract<CasePageData, { kind: "case" }>;

/** A case as a sheet over the list: the article of its page. */
export function CaseSheet(props: SheetProps<CaseData>): ReactElement | null {
  const { shown, renderContent, action, onClose } = props;
  const { content, isOpen, close, contentRef } = useSheetContent(shown, shown?.story.code ?? null, onClose);
  if (content === null) return null;
  const { title } = content.story;
  return (
    <Popup open={isOpen} label={title} ground="paper" height="full" footer={action} onClose={close}>
      <div ref={contentRef}>{renderContent(content)}</div>
    </Popup>
  );
}
