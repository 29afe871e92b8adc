import type { ErrorComponentProps } from "@tanstack/react-router";
import { isPageNotFound } from "@wesdom/site-runtime/browser";
import { ErrorState } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";
import { zh } from "../../messages/zh.ts";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";

/** Screen of a page that failed: the line of the specification with its message, and another try. */
export function ErrorPage({ error }: ErrorComponentProps): ReactElement {
  if (isPageNotFound(error)) return <NotFoundPage />;
  const message = error instanceof Error ? error.message : String(error);
  return (
    <ErrorState
      scope="page"
      title={zh.error.title}
      text={
        <>
          {message}
          <br />
          {zh.error.hint}
        </>
      }
      retry={{ label: zh.error.retry, href: "" }}
    />
  );
}
