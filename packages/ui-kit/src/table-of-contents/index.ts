export { TableOfContents } from "./TableOfContents.tsx";
export type { ContentsEntry, TableOfContentsProps } from "./TableOfContents.tsx";
export { useCurrentSection } from "./useCurrentSection.ts";
