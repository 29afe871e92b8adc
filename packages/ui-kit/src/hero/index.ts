export { Hero, type HeroProps } from "./Hero.tsx";
export type { HeroSlideData } from "./HeroSlide.tsx";
