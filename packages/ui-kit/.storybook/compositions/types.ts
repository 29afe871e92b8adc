import type { SectionName } from "../../src/internal/stories/sections.ts";

/** What a designer has to know of a section. */
export interface SectionNote {
  readonly title: string;
  readonly use: string;
  /** What may follow. */
  readonly next: string;
  readonly never: string;
}

/** Words of the page about compositions, in one language. */
export interface CompositionTexts {
  readonly heading: string;
  /** Markdown. */
  readonly lead: string;
  readonly rules: {
    readonly heads: readonly [subject: string, may: string, mustNot: string];
    readonly rows: readonly (readonly [subject: string, may: string, mustNot: string])[];
  };
  readonly labels: Readonly<Record<"use" | "next" | "never", string>>;
  readonly notes: Readonly<Record<SectionName, SectionNote>>;
}
