import { createContext, type Context } from "react";
import type { SaidPage } from "./site-page.ts";

/** What a page said of itself, as long as it is shown. */
export interface HeadEntry<Said = SaidPage> {
  readonly patch: (said: Said) => void;
  readonly dispose: () => void;
}

/** What writes the heads of pages: on the server at once, in the browser with the first change. */
export interface HeadWriter<Said = SaidPage> {
  readonly push: (said: Said) => HeadEntry<Said>;
  /** Whether the render is all there is: nothing changes after it. */
  readonly ssr: boolean;
}

/** The {@link HeadWriter} of a render or of a page load. */
export const HeadContext: Context<HeadWriter | null> = createContext<HeadWriter | null>(null);
