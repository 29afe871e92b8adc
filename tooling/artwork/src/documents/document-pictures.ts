import { PROMISES } from "@wesdom/facts";
import { companyFacts, DEFAULT_SETTINGS, fillFacts } from "@wesdom/site-runtime";
import type { Content, Language, LegalDocument } from "../content/read-content.ts";
import type { Picture } from "../pictures/picture.ts";
import { drawDocument, PAGE_HEIGHT_PT, PAGE_WIDTH_PT } from "./draw-document.ts";

const BRANDS: Readonly<Record<Language, string>> = { zh: "维思敦", en: "Wesdom", ja: "Wesdom" };
const UPDATED: Readonly<Record<Language, string>> = { zh: "更新日期", en: "Last updated", ja: "最終改定日" };

/** User agreement and privacy policy as PDF, in each language. */
export function documentPictures({ documents }: Content): Picture[] {
  return documents.map((source) => {
    const document = { ...source, body: printed(source) };
    const name = `documents/${document.language}-${document.code}`;
    return {
      kind: "documents",
      key: name,
      src: `${name}.pdf`,
      width: PAGE_WIDTH_PT,
      height: PAGE_HEIGHT_PT,
      type: "application/pdf",
      preview: "#FFFFFF",
      inputs: document,
      module: import.meta.url,
      draw: () => drawDocument(document, BRANDS[document.language], UPDATED[document.language]),
    };
  });
}

/** What is printed of a legal text: no remark, and the company of the defaults where it names one. */
function printed({ body, language }: LegalDocument): string {
  const facts = { ...companyFacts(DEFAULT_SETTINGS, language), ...PROMISES[language] };
  return fillFacts(body.replace(/ *<!--[\s\S]*?-->/g, ""), facts);
}
