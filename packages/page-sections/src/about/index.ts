export { ABOUT_QUOTE, AboutOpening } from "./AboutOpening.tsx";
export { HistorySection, TeamSection, ValueSection } from "./AboutSections.tsx";
export { loadAbout, type AboutData } from "./load-about.ts";
