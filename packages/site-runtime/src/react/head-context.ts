import type { HeadManager } from "@wesdom/seo/react";
import { createContext, type Context } from "react";

/** What writes the heads of pages: on the server at once, in the browser with the first change. */
export const HeadContext: Context<HeadManager | undefined> = createContext<HeadManager | undefined>(
  undefined,
);
