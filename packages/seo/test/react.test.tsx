import { useHead } from "@unhead/react";
import { createHead, renderSSRHead, UnheadProvider } from "@unhead/react/server";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { buildPageHead, website } from "../src/index.ts";
import type { PageHeadInput } from "../src/index.ts";
import { toUnhead } from "../src/react/index.ts";
import { ABOUT_ZH, ARTICLE_EN, HOME_ZH, NEWS_ZH, ORIGIN, SERVICE_JA } from "./support/pages.ts";
import { renderHeadTags } from "./support/renderDocument.ts";

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

interface PageProps {
  readonly page: PageHeadInput;
  readonly children?: ReactNode;
}

function Page({ page, children }: PageProps) {
  useHead(toUnhead(buildPageHead(page)));
  return <main>{children}</main>;
}

function renderWithHead(page: ReactNode): { html: string; headTags: string; htmlAttrs: string } {
  const unhead = createHead({ disableDefaults: true });
  const html = renderToString(<UnheadProvider value={unhead}>{page}</UnheadProvider>);
  return { html, ...renderSSRHead(unhead) };
}

describe("head rendered on the server", () => {
  it("comes from the hook of unhead", () => {
    const { html, headTags, htmlAttrs } = renderWithHead(<Page page={HOME_ZH} />);
    expect(html).toBe("<main></main>");
    expect(htmlAttrs.trim()).toBe('lang="zh-CN"');
    expect(headTags).toContain(`<title>${HOME_ZH.title}</title>`);
    expect(headTags).toContain(`<link rel="canonical" href="${ORIGIN}/m/zh-cn">`);
  });

  it("keeps tags of which there are several", () => {
    const { headTags } = renderWithHead(<Page page={ARTICLE_EN} />);
    expect(count(headTags, /property="article:tag"/g)).toBe(2);
  });

  it("is that of the innermost page, with one of each", () => {
    const { headTags } = renderWithHead(
      <Page page={HOME_ZH}>
        <Page page={NEWS_ZH} />
      </Page>,
    );
    expect(headTags).toContain(`<title>${NEWS_ZH.title}</title>`);
    expect(count(headTags, /<title>/g)).toBe(1);
    expect(count(headTags, /name="description"/g)).toBe(1);
    expect(count(headTags, /rel="canonical"/g)).toBe(1);
  });
});

describe("two heads after each other", () => {
  const tags = (): string => renderHeadTags(buildPageHead(HOME_ZH), buildPageHead(SERVICE_JA));

  it.each([
    ["title", /<title>/g],
    ["description", /name="description"/g],
    ["canonical", /rel="canonical"/g],
    ["robots", /name="robots"/g],
    ["share title", /property="og:title"/g],
    ["share picture", /property="og:image"/g],
    ["share address", /property="og:url"/g],
    ["card", /name="twitter:card"/g],
    ["default language", /hreflang="x-default"/g],
  ])("leave one %s", (_, pattern) => {
    expect(count(tags(), pattern)).toBe(1);
  });

  it("leave the values of the later one", () => {
    expect(tags()).toContain(`<title>${SERVICE_JA.title}</title>`);
    expect(tags()).not.toContain(HOME_ZH.title);
  });

  it("leave one record of a key, with the later content", () => {
    const tagsOfBoth = renderHeadTags(buildPageHead(HOME_ZH), buildPageHead(NEWS_ZH));
    expect(count(tagsOfBoth, /application\/ld\+json/g)).toBe(1);
    expect(tagsOfBoth).toContain("SearchAction");
  });

  it("keep records of different keys", () => {
    const both = renderHeadTags(buildPageHead(HOME_ZH), buildPageHead(ABOUT_ZH));
    expect(count(both, /application\/ld\+json/g)).toBe(2);
  });
});

it("opens no element for hostile text", () => {
  const text = `</script></title><script>alert(1)</script>"'><!--`;
  const tags = renderHeadTags(
    buildPageHead({
      ...HOME_ZH,
      title: text,
      description: text,
      structuredData: [website({ language: "zh", origin: ORIGIN, name: text, url: "/m/zh-cn" })],
    }),
  );
  const outsideAttributes = tags.replaceAll(/"[^"]*"/g, '""');
  expect(count(outsideAttributes, /<script/g)).toBe(1);
  expect(count(outsideAttributes, /<title/g)).toBe(1);
  expect(outsideAttributes).not.toContain("<!--");
});
