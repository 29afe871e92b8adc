export { Hero } from "./Hero.tsx";
export type { HeroProps } from "./Hero.tsx";
export type { HeroSlideData } from "./HeroSlide.tsx";
