import { useSheetContent, type SheetProps } from "@wesdom/site-runtime/react";
import { Popup } from "@wesdom/ui-kit/popup";
import type { ReactElement } from "react";
import type { OneCase } from "./case-data.ts";

/** A case as a sheet over the list: the article of its page. */
export function CaseSheet(props: SheetProps<OneCase>): ReactElement | null {
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
