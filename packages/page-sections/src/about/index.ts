export { loadAbout, type AboutData } from "./load-about.ts";
