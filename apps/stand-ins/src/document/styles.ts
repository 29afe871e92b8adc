import type { StylePart } from "@wesdom/site-runtime";
import { parts as kit } from "./styles.css?inline&parts";

const own = import.meta.glob<readonly StylePart[]>("../**/*.module.css", {
  query: "?inline&parts",
  import: "parts",
  eager: true,
});

/** The kit's sheets of the components used here, and those of the pages, of which each carries what it needs. */
export const STYLES: readonly StylePart[] = [...kit, ...Object.values(own).flat()];
