export { ABOUT_QUOTE, AboutOpening } from "./AboutOpening.tsx";
export { loadAbout, type AboutData } from "./load-about.ts";
