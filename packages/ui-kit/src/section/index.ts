export { Section } from "./Section.tsx";
export type { Ground, SectionProps } from "./Section.tsx";
