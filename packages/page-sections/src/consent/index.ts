export { ConsentSection } from "./ConsentSection.tsx";
