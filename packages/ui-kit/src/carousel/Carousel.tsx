import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { PauseIcon } from "../icon/icons/PauseIcon.tsx";
import { PlayIcon } from "../icon/icons/PlayIcon.tsx";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import { hasModifier } from "../internal/hasModifier.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { useAutoplay } from "./useAutoplay.ts";
import { useSlides } from "./useSlides.ts";

/** Texts of {@link Carousel}. `{n}` and `{total}` are replaced by numbers. */
export interface CarouselLabels {
  /** Name of the carousel. */
  readonly carousel: string;
  /** What a screen reader calls it, e.g. `carousel`. */
  readonly carouselRole: string;
  /** What a screen reader calls a slide, e.g. `slide`. */
  readonly slideRole: string;
  /** Name of a slide, e.g. `{n} of {total}`. */
  readonly slide: string;
  /** Name of a dot, e.g. `Show slide {n}`. */
  readonly show: string;
  readonly pause: string;
  readonly play: string;
}

/** What needs the arrow keys itself. */
const WRITTEN_IN = "input, textarea, select, [contenteditable]";

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** The slides, in order. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly labels: CarouselLabels;
  /** Milliseconds a slide stays; left out, nothing moves by itself. */
  readonly autoplay?: number | undefined;
  /** Told which slide is shown, also after a swipe. */
  readonly onChange?: ((index: number) => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * Slides on a strip that snaps. Swiping is the browser's own and needs no script; after hydration dots, arrow keys and,
 * if wanted, a movement that can be paused join in. It rests under `prefers-reduced-motion`, while touched, hovered or
 * focused, and while out of view.
 */
export function Carousel(props: CarouselProps): ReactElement {
  const { slides, labels, autoplay, onChange, className } = props;
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const total = slides.length;
  const { index, show } = useSlides(strip, onChange);
  const { playing, toggle } = useAutoplay(root, total > 1 ? autoplay : undefined, () => {
    show((index + 1) % total);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || hasModifier(event) || (event.target as Element).matches(WRITTEN_IN)) return;
    event.preventDefault();
    // It may be on a link of the slide that leaves: Enter must not follow what nobody sees.
    strip.current?.focus({ preventScroll: true });
    show((index + step + total) % total);
  };
  return (
    <section
      ref={root}
      className={cx("el-carousel", hydrated && "is-hydrated", className)}
      aria-roledescription={labels.carouselRole}
      aria-label={labels.carousel}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by keyboard */}
      <ul
        role="list"
        className="el-carousel__strip"
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={labels.carousel}
        onKeyDown={onKeyDown}
        aria-live={playing ? "off" : "polite"}
      >
        {slides.map((slide, at) => (
          <li className="el-carousel__slide" key={slide.key}>
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern of a slide: no tag says it
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={fillText(labels.slide, { n: at + 1, total })}
              className="el-carousel__content"
            >
              {slide.content}
            </div>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className="el-carousel__controls" inert={!hydrated}>
          {slides.map((slide, at) => (
            <button
              key={slide.key}
              type="button"
              className="el-carousel__dot"
              aria-label={fillText(labels.show, { n: at + 1, total })}
              aria-current={at === index ? "true" : undefined}
              onClick={() => {
                show(at);
              }}
            />
          ))}
          {autoplay !== undefined && (
            <button
              type="button"
              className="el-carousel__pause"
              aria-label={playing ? labels.pause : labels.play}
              onClick={toggle}
            >
              {playing ? <PauseIcon /> : <PlayIcon />}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
