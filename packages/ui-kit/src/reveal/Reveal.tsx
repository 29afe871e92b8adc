import { useEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";

/** Props of {@link Reveal}. */
export interface RevealProps {
  readonly children: ReactNode;
  /** Place in a group: each waits 80 ms longer than the one before, at most four steps. @default 0 */
  readonly order?: number | undefined;
  readonly className?: string | undefined;
}

const MOST_STEPS = 4;

/** What is too far below to be laid out has no box yet. */
function isYetToCome({ boundingClientRect: { top, width } }: IntersectionObserverEntry): boolean {
  return width === 0 || top >= innerHeight;
}

/**
 * Lets its content rise once when it comes into view. The server renders it visible; only what lies below the first
 * screen after hydration is hidden to rise later, so nothing is ever lost without scripting or with reduced motion.
 */
export function Reveal({ children, order = 0, className }: RevealProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null || prefersReducedMotion()) return undefined;
    // Told where it lies instead of asked: a question for each would have the page laid out again each time.
    const observer = new IntersectionObserver((entries) => {
      const isBelow = entries.every((entry) => !entry.isIntersecting && isYetToCome(entry));
      element.classList.toggle("is-waiting", isBelow);
      if (!isBelow) observer.disconnect();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.classList.remove("is-waiting");
    };
  }, []);
  const style = { "--el-reveal-order": Math.min(order, MOST_STEPS) } as CSSProperties;
  return (
    <div ref={root} className={cx("el-reveal", className)} style={style}>
      {children}
    </div>
  );
}
