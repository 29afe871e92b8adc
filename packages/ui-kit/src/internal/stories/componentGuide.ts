/** What a designer is told of a component, in one language. */
export interface GuideTexts {
  /** When it is the right one. */
  readonly use: string;
  /** When it is not, and what is right then. */
  readonly avoid: string;
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  /** What keys do, and what a screen reader says. */
  readonly access: string;
}

/** Why the component's story of this name, `Do` or `Dont`, is right or not. */
export interface GuidePicture {
  readonly zh: string;
  readonly en: string;
}

/** Version of the package that brought most components. */
export const FIRST_VERSION = "1.0.0";

/** What is said of a component beside its props: the source of its docs page, of COMPONENTS.md and of the search. */
export interface ComponentGuide {
  /** @default "stable" */
  readonly status?: "experimental" | "deprecated";
  /** Version of the package that brought it. @default {@link FIRST_VERSION} */
  readonly since?: string;
  /** Other words that are looked for, in the three languages. */
  readonly aliases: readonly string[];
  readonly zh: GuideTexts;
  readonly en: GuideTexts;
  readonly do?: GuidePicture;
  readonly dont?: GuidePicture;
}
