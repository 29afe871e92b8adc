import type { CSSProperties, ReactElement } from "react";
import { cx } from "../internal/cx.ts";

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Shape of what is awaited. @default "text" */
  readonly shape?: "text" | "title" | "block" | "circle" | undefined;
  /** Lines of a text, the last one shorter. @default 1 */
  readonly lines?: number | undefined;
  /** Width in CSS units. @default that of the room */
  readonly width?: string | undefined;
  /** Width divided by height, of a block. @default 4 / 3 */
  readonly ratio?: number | undefined;
  readonly className?: string | undefined;
}

/** A quiet placeholder in the shape of the content. Silent for screen readers: `Loading` around it speaks. */
export function Skeleton({
  shape = "text",
  lines = 1,
  width,
  ratio,
  className,
}: SkeletonProps): ReactElement {
  const style = { width, aspectRatio: ratio } as CSSProperties;
  return (
    <span className={cx("el-skeleton", `el-skeleton--${shape}`, className)} style={style} aria-hidden>
      {shape === "text" &&
        Array.from({ length: lines }, (_, line) => <span className="el-skeleton__line" key={line} />)}
    </span>
  );
}
