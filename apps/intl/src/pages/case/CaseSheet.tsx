import { useSheetContent } from "@wesdom/site-runtime/react";
import { Popup } from "@wesdom/ui-kit/popup";
import type { ReactElement, ReactNode } from "react";
import type { CasePageData } from "./load-case-page.ts";

type CaseData = Extract<CasePageData, { kind: "case" }>;

/** Props of {@link CaseSheet}. */
interface CaseSheetProps {
  /** The case that is shown, `null` once the list is back. */
  readonly shown: CaseData | null;
  /** Renders a case; handed in, so that no code but the sheet's own comes with it. */
  readonly renderArticle: (content: CaseData) => ReactNode;
  /** The way to a person, at hand while the case is read. */
  readonly action: ReactNode;
  /** Goes back to the list. */
  readonly onClose: () => void;
}

/** A case as a sheet over the list: the article of its page. */
export function CaseSheet({ shown, renderArticle, action, onClose }: CaseSheetProps): ReactElement | null {
  const { content, isOpen, close, contentRef } = useSheetContent(shown, shown?.story.code ?? null, onClose);
  if (content === null) return null;
  return (
    <Popup
      open={isOpen}
      label={content.story.title}
      ground="paper"
      height="full"
      footer={action}
      onClose={close}
    >
      <div ref={contentRef}>{renderArticle(content)}</div>
    </Popup>
  );
}
