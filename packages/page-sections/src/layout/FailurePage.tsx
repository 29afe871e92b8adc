import { useLocation, type ErrorComponentProps } from "@tanstack/react-router";
import { LANGUAGES, withHotline, type HotlineText, type LanguageKey } from "@wesdom/site-runtime";
import { isPageNotFound } from "@wesdom/site-runtime/browser";
import { useOffline, useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ErrorState, type ErrorStateProps } from "@wesdom/ui-kit/error-state";
import type { ReactElement } from "react";

/** Language of the words of the specification, wherever they stand below a heading. */
const WORDS_LANG = "en";

/** A hand whose lens is the middle of the number; by its hash, so that it is asked for once. */
const LENS = "vignettes/lens.svg?v=3d45132e";
/** What stands beside the ways on: a client's product, a pen, and somebody who measures. */
const WAYS = [
  "vignettes/noodles.svg?v=73c5d78c",
  "vignettes/pen.svg?v=11ecf659",
  "vignettes/host.svg?v=c4f2679f",
] as const;

/** Copy of the screens of what cannot be shown. */
export interface FailureTexts {
  readonly notFound: {
    /** Title of the document. */
    readonly title: string;
    /** What stands as the heading above the words of the specification, where those are of another language. */
    readonly heading?: string;
    /** Heading, or the words below it. */
    readonly headline: string;
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

/** Address of a drawing by its name. */
function useVignette(): (name: string) => string {
  const { apiBase } = useSiteEnvironment().settings;
  return (name) => `${apiBase}/media/${name}`;
}

/** The pages to go to instead, each with its picture. */
function useWays(ways: FailureProps["ways"]): FailureProps["ways"] {
  const vignette = useVignette();
  return ways?.map((way, at) => ({ ...way, picture: WAYS[at] && vignette(WAYS[at]) }));
}

/** Screen of status 404 in the page's language, with the way to that language's index. */
export function NotFoundPage({ language, texts, ways }: FailureProps): ReactElement {
  const { indexPath } = LANGUAGES[language];
  const { title, heading, headline, hint, back } = texts.notFound;
  const { keywords } = texts;
  useSitePageHead(language, { path: `${indexPath}/404`, title, description: hint, keywords, noindex: true });
  return (
    <ErrorState
      scope="page"
      code="404"
      lens={useVignette()(LENS)}
      title={heading ?? headline}
      subtitle={heading && headline}
      subtitleLang={WORDS_LANG}
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
      subtitleLang={WORDS_LANG}
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
      // Without a network their pictures would not come.
      ways={isOffline ? ways : pictured}
    />
  );
}
