export { Section, type Ground, type SectionProps } from "./Section.tsx";
