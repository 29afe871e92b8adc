export { Carousel } from "./Carousel.tsx";
export type { CarouselLabels, CarouselProps } from "./Carousel.tsx";
