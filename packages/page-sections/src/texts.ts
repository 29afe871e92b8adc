/** Heading of a section. */
export interface SectionTexts {
  readonly eyebrow: string;
  readonly title: string;
}
