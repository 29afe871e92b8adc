import type { FAQPageLeaf } from "schema-dts";
import { SCHEMA_CONTEXT, type StructuredRecord } from "./structured-record.ts";

/** A question that the page shows with its answer. */
export interface FaqItem {
  readonly question: string;
  /** Text, or HTML of the tags that search engines allow. */
  readonly answer: string;
}

/**
 * The record of a page of questions and answers.
 *
 * @param items - Questions in the order of the page.
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function faq(items: readonly FaqItem[]): StructuredRecord<FAQPageLeaf> {
  return {
    key: "faq",
    data: {
      "@context": SCHEMA_CONTEXT,
      "@type": "FAQPage",
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  };
}
