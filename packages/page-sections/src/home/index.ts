export { FigureSection } from "./FigureSection.tsx";
export { HomeHero } from "./HomeHero.tsx";
export { ClientSection, NewsSection, ReasonSection } from "./HomeSections.tsx";
export { ServiceSection } from "./ServiceSection.tsx";
export { useHomeHead } from "./useHomeHead.ts";
export { WorkSection } from "./WorkSection.tsx";
