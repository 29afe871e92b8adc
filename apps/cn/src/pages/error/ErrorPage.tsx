import { useLocation, type ErrorComponentProps } from "@tanstack/react-router";
import { isPageNotFound } from "@wesdom/site-runtime/browser";
import { useOffline, useSitePageHead } from "@wesdom/site-runtime/react";
import { ErrorState } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";
import { zh } from "../../messages/zh.ts";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";

/** Screen of a page that failed: the line of the specification with its message, and another try. */
export function ErrorPage({ error }: ErrorComponentProps): ReactElement {
  return isPageNotFound(error) ? <NotFoundPage /> : <FailedPage error={error} />;
}

function FailedPage({ error }: { readonly error: unknown }): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { title, hint } = zh.error;
  useSitePageHead("zh", { path, title, description: hint, keywords: zh.home.keywords, noindex: true });
  const offline = useOffline();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <ErrorState
      scope="page"
      title={title}
      text={
        <>
          {offline ? zh.error.offline : message}
          {(offline || message !== "") && <br />}
          {offline ? zh.error.offlineHint : hint}
        </>
      }
      retry={{ label: zh.error.retry, href: "" }}
    />
  );
}
