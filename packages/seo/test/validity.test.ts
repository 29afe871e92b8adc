import Validator, { type Issue } from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { buildPageHead, organization } from "../src/index.ts";
import type { StructuredRecord } from "../src/index.ts";
import { googleIssues } from "./support/googleIssues.ts";
import { HOME_ZH, ORIGIN, PAGES } from "./support/pages.ts";
import { renderDocument } from "./support/renderDocument.ts";

const htmlValidate = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  // How long a title is, its page decides.
  rules: { "long-title": "off" },
});

const pages = Object.entries(PAGES);

function extract(html: string) {
  return new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(html);
}

function richResultIssues(html: string): Promise<Issue[]> {
  return new Validator().validate(extract(html));
}

function documentOf(data: object): string {
  const record = { key: "probe", data: { "@context": "https://schema.org", ...data } } as StructuredRecord;
  return renderDocument(buildPageHead({ ...HOME_ZH, structuredData: [record] }));
}

describe("html", () => {
  it.each(pages)("of %s is valid", async (_, page) => {
    const report = await htmlValidate.validateString(renderDocument(buildPageHead(page)));
    expect(report.results.flatMap((result) => result.messages)).toEqual([]);
  });

  it("is really checked", async () => {
    const report = await htmlValidate.validateString(
      renderDocument(buildPageHead(HOME_ZH)).replace("</title>", ""),
    );
    expect(report.valid).toBe(false);
  });
});

describe("structured data", () => {
  it.each(pages)("of %s meets the rules of rich results", async (_, page) => {
    const html = renderDocument(buildPageHead(page));
    const extracted = extract(html);
    expect(extracted.errors).toEqual([]);
    expect(await richResultIssues(html)).toEqual([]);
    expect(googleIssues(Object.values(extracted.jsonld).flat())).toEqual([]);
  });

  it("is found on every page", () => {
    const kinds = new Set(
      pages.flatMap(([, page]) => Object.keys(extract(renderDocument(buildPageHead(page))).jsonld)),
    );
    expect([...kinds].toSorted()).toEqual([
      "Article",
      "BreadcrumbList",
      "FAQPage",
      "Organization",
      "Service",
      "WebSite",
    ]);
  });

  it("without a name is refused", async () => {
    const { data } = organization({
      language: "en",
      origin: ORIGIN,
      name: "",
      logo: "/l.png",
      foundingDate: "2014-01-15",
    });
    const issues = await richResultIssues(documentOf(data));
    expect(issues.map((issue) => issue.fieldNames).flat()).toContain("name");
  });

  it.each([
    [{ "@type": "WebSite", name: "Wesdom", url: "/m" }, "WebSite.url"],
    [{ "@type": "WebSite", url: ORIGIN }, "WebSite.name"],
    [
      {
        "@type": "WebSite",
        name: "Wesdom",
        url: ORIGIN,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${ORIGIN}/?keyword={term}` },
          "query-input": "required name=search_term_string",
        },
      },
      "SearchAction.query-input",
    ],
    [{ "@type": "Article", headline: "A", image: ["/a.jpg"], datePublished: "2026-01-01" }, "Article.image"],
    [
      { "@type": "Article", headline: "A", image: [`${ORIGIN}/a.jpg`], datePublished: "yesterday" },
      "Article.datePublished",
    ],
    [
      { "@type": "Article", headline: "A", image: [`${ORIGIN}/a.jpg`], datePublished: "2026-01-01" },
      "Article.author",
    ],
  ])("of our own rules refuses %j", (data, issue) => {
    expect(googleIssues(Object.values(extract(documentOf(data)).jsonld).flat())).toContain(issue);
  });
});
