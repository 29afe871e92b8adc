import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { Lines } from "../internal/Lines.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import type { Ground } from "../section/Section.tsx";

/** What a slide of the hero shows. */
export interface HeroSlideData {
  readonly key: string;
  /** Display lines; `\n` breaks the line. */
  readonly title: string;
  /** Short line above the title. */
  readonly eyebrow?: string | undefined;
  readonly subtitle?: string | undefined;
  /** Art above the type, as large as there is room; it stands at the right edge. */
  readonly art?: PictureProps | undefined;
  /** What the page draws itself in place of a picture, from edge to edge: decoration. */
  readonly drawing?: ReactNode;
  /** Where the drawing stands. @default "above" */
  readonly drawn?: "above" | "below" | undefined;
  /** Surface under the art. @default "hot" */
  readonly ground?: Ground | undefined;
  /** Buttons within reach of the thumb. */
  readonly actions?: ReactNode;
}

/** Props of {@link HeroSlide}. */
export interface HeroSlideProps {
  readonly slide: HeroSlideData;
  /** Whether its title is the page's `h1`. */
  readonly first: boolean;
}

/** One slide: art in a box of its own, type and actions beside it. */
export function HeroSlide({ slide, first }: HeroSlideProps): ReactElement {
  const { title, eyebrow, subtitle, art, drawing, drawn, ground = "hot", actions } = slide;
  const Heading = first ? "h1" : "h2";
  const scene = (
    <>
      {art !== undefined && (
        <Picture {...art} className="el-hero__art" fit="contain" position="100% 50%" priority={first} />
      )}
      {isDrawn(drawing) && (
        <div className="el-hero__art" aria-hidden>
          {drawing}
        </div>
      )}
    </>
  );
  return (
    <div
      className={cx(
        "el-hero__slide el-gutter el-ground",
        `el-ground--${ground}`,
        drawn === "below" && "is-drawn-below",
      )}
    >
      {drawn !== "below" && scene}
      <div className="el-hero__type">
        {eyebrow !== undefined && <p className="el-hero__eyebrow">{eyebrow}</p>}
        <Heading className="el-hero__title">
          <Lines text={title} />
        </Heading>
        {subtitle !== undefined && <p className="el-hero__subtitle">{subtitle}</p>}
        {isDrawn(actions) && <div className="el-hero__actions">{actions}</div>}
      </div>
      {drawn === "below" && scene}
    </div>
  );
}
