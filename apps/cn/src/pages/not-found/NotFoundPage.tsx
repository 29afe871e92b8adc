import { useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ErrorState } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";
import { zh } from "../../messages/zh.ts";

/** Screen of status 404: the number, the text of the specification, the way home. */
export function NotFoundPage(): ReactElement {
  useSitePageHead("zh", {
    path: "/m/zh-cn/404",
    title: `${zh.notFound.code} ${zh.notFound.title}`,
    description: zh.notFound.hint,
    keywords: zh.home.keywords,
    noindex: true,
  });
  return (
    <ErrorState
      scope="page"
      code={zh.notFound.code}
      title={zh.notFound.text}
      text={zh.notFound.hint}
      actions={
        <Button data-navigation="replace" href="/m/zh-cn">
          {zh.notFound.back}
        </Button>
      }
    />
  );
}
