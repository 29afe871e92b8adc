import { createContext, type Context } from "react";
import type { SaidPage } from "./site-page.ts";

/** Takes what the pages of a server render say of themselves; `null` in a browser, which gets their heads from there. */
export const HeadContext: Context<((said: SaidPage) => void) | null> = createContext<
  ((said: SaidPage) => void) | null
>(null);
