export { TableOfContents, type ContentsEntry, type TableOfContentsProps } from "./TableOfContents.tsx";
export { useCurrentSection } from "./useCurrentSection.ts";
