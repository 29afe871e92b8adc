import { useState, type ReactElement } from "react";
import { Carousel, type CarouselLabels } from "../carousel/Carousel.tsx";
import type { Ground } from "../section/Section.tsx";
import { cx } from "../internal/cx.ts";
import { HeroSlide, type HeroSlideData } from "./HeroSlide.tsx";

/** Props of {@link Hero}. */
export interface HeroProps {
  /** One or more; the first one's title is the page's `h1`. */
  readonly slides: readonly HeroSlideData[];
  /** Needed for more than one slide. */
  readonly labels?: CarouselLabels | undefined;
  /** Milliseconds a slide stays; left out, only the reader moves them. */
  readonly autoplay?: number | undefined;
}

const LIGHT_TYPE: ReadonlySet<Ground> = new Set<Ground>(["ink", "violet"]);

/**
 * The opening of a page: type, and art in a box of its own. With several slides a carousel; an overlaid `NavBar` takes its colours.
 *
 * Its art takes what the type leaves, so half of it would be painted where it does not stay: a document that may arrive
 * piece by piece waits for all of it with `<link rel="expect" href="#el-hero-end" blocking="render">`.
 */
export function Hero({ slides, labels, autoplay }: HeroProps): ReactElement {
  const [index, setIndex] = useState(0);
  const [only] = slides;
  const ground = slides[index]?.ground ?? "hot";
  const several = slides.length > 1 && labels !== undefined;
  return (
    <div
      className={cx("el-hero", `el-ground--${ground}`, several && "is-carousel")}
      data-over={LIGHT_TYPE.has(ground) ? "light" : "dark"}
    >
      {several ? (
        <Carousel
          labels={labels}
          autoplay={autoplay}
          onChange={setIndex}
          slides={slides.map((slide, at) => ({
            key: slide.key,
            content: <HeroSlide slide={slide} first={at === 0} />,
          }))}
        />
      ) : (
        only !== undefined && <HeroSlide slide={only} first />
      )}
      <span id="el-hero-end" hidden />
    </div>
  );
}
