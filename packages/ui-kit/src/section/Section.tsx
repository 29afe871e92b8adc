import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";

/** Surfaces of the art direction; everything on one takes its readable colours from it. */
export type Ground = "paper" | "card" | "ink" | "hot" | "violet" | "mint";

/** Props of {@link Section}. */
export interface SectionProps {
  /** Surface of the section; left out, that of the page around it. */
  readonly ground?: Ground | undefined;
  /** Space above and below: 72, or 40. @default "section" */
  readonly space?: "section" | "tight" | "none" | undefined;
  /** Without the page's gutter, for content that runs to the edges. @default false */
  readonly bleed?: boolean | undefined;
  /**
   * On a phone on its side the heading stands beside the rest, which has the width for it; `wide`: above the rest, which has
   * all of the width. @default false
   */
  readonly split?: boolean | "wide" | undefined;
  /** Target of a link, e.g. `appeal` for `#appeal`. */
  readonly id?: string | undefined;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A band of a page. */
export function Section(props: SectionProps): ReactElement {
  const { ground, space = "section", bleed, split, id, labelledBy, className, children } = props;
  const names = cx(
    "el-section",
    `el-section--${space}`,
    bleed ? "is-bleed" : "el-gutter",
    split && (split === "wide" ? "is-wide" : "is-split"),
    ground && `el-ground el-ground--${ground}`,
    className,
  );
  return (
    <section className={names} id={id} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
