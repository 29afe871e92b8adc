import { LANGUAGES } from "@wesdom/site-runtime";
import { useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ErrorState } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";

/** Screen of status 404 in the page's language, with the way to that language's index. */
export function NotFoundPage(): ReactElement {
  const { language, messages } = useMessages();
  const { indexPath } = LANGUAGES[language];
  const { title, text, hint, back } = messages.notFound;
  useSitePageHead(language, {
    path: `${indexPath}/404`,
    title,
    description: hint,
    keywords: messages.home.keywords,
    noindex: true,
  });
  return (
    <ErrorState
      scope="page"
      code="404"
      title={language === "ja" ? title : text}
      text={hint}
      actions={
        <Button data-navigation="replace" href={indexPath}>
          {back}
        </Button>
      }
    />
  );
}
