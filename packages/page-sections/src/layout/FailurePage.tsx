import { useLocation, type ErrorComponentProps } from "@tanstack/react-router";
import { LANGUAGES, withHotline, type HotlineText, type LanguageKey } from "@wesdom/site-runtime";
import { isPageNotFound } from "@wesdom/site-runtime/browser";
import { useOffline, useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ErrorState, type ErrorStateProps } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";

/** What stands above the ways on: somebody who looks for the page with the lens of its number. */
const PICTURE = "vignettes/lens.svg";

/** Copy of the screens of what cannot be shown. */
export interface FailureTexts {
  readonly notFound: {
    /** Title of the document. */
    readonly title: string;
    /** What stands as the heading above the words of the specification, where those are of another language. */
    readonly heading?: string;
    /** Heading, or the words below it. */
    readonly text: string;
    readonly hint: string;
    readonly back: string;
  };
  readonly error: Readonly<Record<"title" | "retry" | "offline" | "offlineHint", string>> & {
    /** What stands as the heading above the title, where that is of another language. */
    readonly heading?: string;
    readonly hint: HotlineText;
  };
  readonly keywords: readonly string[];
}

/** Props of {@link NotFoundPage}. */
interface FailureProps {
  readonly language: LanguageKey;
  readonly texts: FailureTexts;
  /** Pages to go to instead. */
  readonly ways: ErrorStateProps["ways"];
}

/** Screen of a page that failed, with its message and another try that works without JavaScript too. */
export function ErrorPage({ error, ...props }: FailureProps & ErrorComponentProps): ReactElement {
  return isPageNotFound(error) ? <NotFoundPage {...props} /> : <FailedPage {...props} error={error} />;
}

/** The pages to go to instead, the first with the picture. */
function useWays(ways: FailureProps["ways"]): FailureProps["ways"] {
  const { apiBase } = useSiteEnvironment().settings;
  return ways?.map((way, at) => (at === 0 ? { ...way, picture: `${apiBase}/media/${PICTURE}` } : way));
}

/** Screen of status 404 in the page's language, with the way to that language's index. */
export function NotFoundPage({ language, texts, ways }: FailureProps): ReactElement {
  const { indexPath } = LANGUAGES[language];
  const { title, heading, text, hint, back } = texts.notFound;
  const { keywords } = texts;
  useSitePageHead(language, { path: `${indexPath}/404`, title, description: hint, keywords, noindex: true });
  return (
    <ErrorState
      scope="page"
      code="404"
      title={heading ?? text}
      subtitle={heading && text}
      text={hint}
      ways={useWays(ways)}
      actions={
        <Button data-navigation="replace" href={indexPath}>
          {back}
        </Button>
      }
    />
  );
}

function FailedPage({
  language,
  texts,
  ways,
  error,
}: FailureProps & { readonly error: unknown }): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { title, heading: said, retry, offline, offlineHint } = texts.error;
  const hint = withHotline(texts.error.hint, useSiteEnvironment().settings, language);
  const { keywords } = texts;
  const isOffline = useOffline();
  const pictured = useWays(ways);
  const heading = isOffline ? offline : (said ?? title);
  useSitePageHead(language, {
    path,
    title: isOffline ? offline : title,
    description: hint,
    keywords,
    noindex: true,
  });
  const message = error instanceof Error ? error.message : String(error);
  return (
    <ErrorState
      scope="page"
      title={heading}
      subtitle={!isOffline && said ? title : undefined}
      text={
        isOffline ? (
          offlineHint
        ) : (
          <>
            {message}
            {message !== "" && <br />}
            {/* A number does not break at its hyphens. */}
            {hint.split("-").join("\u2060-\u2060")}
          </>
        )
      }
      retry={{ label: retry, href: "" }}
      // Without a network its picture would not come.
      ways={isOffline ? ways : pictured}
    />
  );
}
