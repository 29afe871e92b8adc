export { Reveal } from "./Reveal.tsx";
export type { RevealProps } from "./Reveal.tsx";
