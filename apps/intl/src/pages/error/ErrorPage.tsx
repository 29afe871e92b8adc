import type { ErrorComponentProps } from "@tanstack/react-router";
import { isPageNotFound } from "@wesdom/site-runtime/browser";
import { ErrorState } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";

/** Screen of a page that failed, with its message and another try that works without JavaScript too. */
export function ErrorPage({ error }: ErrorComponentProps): ReactElement {
  const { title, hint, retry } = useMessages().messages.error;
  if (isPageNotFound(error)) return <NotFoundPage />;
  const message = error instanceof Error ? error.message : String(error);
  return (
    <ErrorState
      scope="page"
      title={title}
      text={
        <>
          {message}
          <br />
          {hint}
        </>
      }
      retry={{ label: retry, href: "" }}
    />
  );
}
