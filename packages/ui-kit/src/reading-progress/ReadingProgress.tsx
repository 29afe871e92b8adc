import { useEffect, useRef, type ReactElement } from "react";
import { followWindow } from "../internal/followWindow.ts";

/** Props of {@link ReadingProgress}. */
export interface ReadingProgressProps {
  /** Id of the element that is read. @default the whole page */
  readonly target?: string | undefined;
}

function progressOf(target: string | undefined): number {
  const element = target === undefined ? document.documentElement : document.getElementById(target);
  if (element === null) return 0;
  const { top, height } = element.getBoundingClientRect();
  const way = height - innerHeight;
  if (way <= 0) return top + height <= innerHeight ? 1 : 0;
  return Math.min(Math.max(-top / way, 0), 1);
}

/** A line at the top edge that grows as the text is read. For the eye alone: a screen reader knows where it is. */
export function ReadingProgress({ target }: ReadingProgressProps): ReactElement {
  const fill = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      followWindow(() => {
        fill.current?.style.setProperty("transform", `scaleX(${progressOf(target).toFixed(4)})`);
      }),
    [target],
  );
  return (
    <div className="el-reading-progress" aria-hidden>
      <div className="el-reading-progress__fill" ref={fill} />
    </div>
  );
}
