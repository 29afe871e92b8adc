import type { EvidenceKind } from "../../src/internal/stories/content/evidence.ts";

/** Words of the page about evidence, in one language. */
export interface EvidenceTexts {
  readonly heading: string;
  /** Markdown. */
  readonly lead: string;
  /** What each kind shows. */
  readonly kinds: Readonly<Record<EvidenceKind, string>>;
  /** Before the name of the case that an example is from. */
  readonly from: string;
  /** Markdown above the vignettes. */
  readonly vignettes: string;
  /** Markdown above the covers. */
  readonly covers: string;
}
