import type { Verb } from "../../src/internal/stories/verbs.tsx";

/** What a designer has to know of something that moves. */
export interface VerbNote {
  readonly title: string;
  readonly what: string;
  /** What stands still where less motion is wanted. */
  readonly still: string;
  /** What happens while it is out of view. */
  readonly away: string;
}

/** Words of the page about motion, in one language. */
export interface MotionTexts {
  readonly heading: string;
  /** Markdown. */
  readonly lead: string;
  readonly tokens: readonly [title: string, name: string, value: string, users: string];
  readonly verbs: string;
  readonly labels: Readonly<Record<"what" | "still" | "away" | "sheet", string>>;
  readonly notes: Readonly<Record<Verb, VerbNote>>;
  /** Markdown. */
  readonly never: string;
}
