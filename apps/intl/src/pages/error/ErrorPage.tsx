import { useLocation, type ErrorComponentProps } from "@tanstack/react-router";
import { isPageNotFound } from "@wesdom/site-runtime/browser";
import { useOffline, useSitePageHead } from "@wesdom/site-runtime/react";
import { ErrorState } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";

/** Screen of a page that failed, with its message and another try that works without JavaScript too. */
export function ErrorPage({ error }: ErrorComponentProps): ReactElement {
  return isPageNotFound(error) ? <NotFoundPage /> : <FailedPage error={error} />;
}

function FailedPage({ error }: { readonly error: unknown }): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { language, messages } = useMessages();
  const { title, hint, retry } = messages.error;
  const { keywords } = messages.home;
  useSitePageHead(language, { path, title, description: hint, keywords, noindex: true });
  const offline = useOffline();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <ErrorState
      scope="page"
      title={offline ? messages.error.offline : title}
      text={
        offline ? (
          messages.error.offlineHint
        ) : (
          <>
            {message}
            {message !== "" && <br />}
            {hint}
          </>
        )
      }
      retry={{ label: retry, href: "" }}
    />
  );
}
