import { useSheetContent } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Popup } from "@wesdom/ui-kit/popup";
import type { ReactElement } from "react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import { CaseArticle, type CaseArticleProps } from "./CaseArticle.tsx";

/** Props of {@link CaseSheet}. */
interface CaseSheetProps {
  /** The case that is shown, `null` once the list is back. */
  readonly shown: CaseArticleProps | null;
  /** Goes back to the list. */
  readonly onClose: () => void;
}

/** A case as a sheet over the list: the article of its page, the way to a consultant at hand. */
export function CaseSheet({ shown, onClose }: CaseSheetProps): ReactElement | null {
  const { content, isOpen, close, contentRef } = useSheetContent(shown, shown?.story.code ?? null, onClose);
  if (content === null) return null;
  return (
    <Popup
      open={isOpen}
      label={content.story.title}
      ground="paper"
      height="full"
      footer={
        <Button block href="/m/zh-cn/common/Reservation">
          {texts.consult.action}
        </Button>
      }
      onClose={close}
    >
      <div ref={contentRef}>
        <CaseArticle {...content} />
      </div>
    </Popup>
  );
}
