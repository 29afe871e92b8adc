import { useSheetContent } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Popup } from "@wesdom/ui-kit/popup";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { useId, type ReactElement } from "react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";
import styles from "./Case.module.css";
import { CaseArticle, RelatedCases } from "./CaseArticle.tsx";
import type { CasePageData } from "./load-case-page.ts";

/** Props of {@link CaseSheet}. */
interface CaseSheetProps {
  /** The case that is shown, `null` once the list is back. */
  readonly shown: Extract<CasePageData, { kind: "case" }> | null;
  readonly copy: CaseMessages;
  /** Goes back to the list. */
  readonly onClose: () => void;
}

/** A case as a sheet over the list: the article of its page, the way to a person at hand. */
export function CaseSheet({ shown, copy, onClose }: CaseSheetProps): ReactElement | null {
  const { indexPath } = useMessages();
  const { content, isOpen, close, contentRef } = useSheetContent(shown, shown?.story.code ?? null, onClose);
  const moreId = useId();
  if (content === null) return null;
  return (
    <Popup
      open={isOpen}
      label={content.story.title}
      ground="paper"
      height="full"
      footer={
        <Button block href={`${indexPath}/contact-us`}>
          {copy.invitation.action}
        </Button>
      }
      onClose={close}
    >
      <div ref={contentRef}>
        <article>
          <CaseArticle story={content.story} copy={copy} />
        </article>
        {content.related.length > 0 && (
          <section aria-labelledby={moreId} className={styles["sheetMore"]}>
            <SectionHeading id={moreId} title={copy.detail.more} />
            <RelatedCases related={content.related} />
          </section>
        )}
      </div>
    </Popup>
  );
}
