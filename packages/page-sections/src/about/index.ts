export { AboutOpening, AboutText } from "./AboutOpening.tsx";
export { HistorySection, TeamSection, ValueSection } from "./AboutSections.tsx";
export { loadAbout, type AboutData } from "./load-about.ts";
export { OfficeFloors } from "./OfficeFloors.tsx";
