import { useCallback, useEffect, useRef, useState, type ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";
import { useInView } from "../internal/useInView.ts";
import { countUpEase, countUpText } from "./countUpText.ts";

/** Milliseconds of the count: the duration of every reveal. */
export const COUNT_UP_MS = 800;

/** Share of the number at which the count starts: near enough that no picture of it is false. */
const COUNT_FROM = 0.9;

/** Props of {@link StatNumber}. */
export interface StatNumberProps {
  /** The number as it is read, e.g. `3,000`. */
  readonly value: string;
  /** Word that belongs to the number, on its line, e.g. `万`, `年`, `years`. */
  readonly magnitude?: string | undefined;
  /** Sign after it, raised and hot, e.g. `+`, `%`. */
  readonly suffix?: string | undefined;
  /** What is counted. */
  readonly label: string;
  /** Counts the last tenth when it first comes into view; never under reduced motion. @default false */
  readonly countUp?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A figure of the company. The server renders the final number; counting is an extra of the eye, never of the ear. */
export function StatNumber({
  value,
  magnitude,
  suffix,
  label,
  countUp = false,
  className,
}: StatNumberProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const frame = useRef(0);
  const count = useCallback(() => {
    if (prefersReducedMotion()) return;
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const time = (now - start) / COUNT_UP_MS;
      setShown(time < 1 ? countUpText(value, COUNT_FROM + (1 - COUNT_FROM) * countUpEase(time)) : null);
      if (time < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }, [value]);
  useInView(root, countUp ? count : undefined);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return (
    <div className={cx("el-stat-number", className)} ref={root}>
      <p className="el-stat-number__figure">
        <span className={cx("el-stat-number__final", shown !== null && "is-counting")}>{value}</span>
        {shown !== null && (
          <span className="el-stat-number__count" aria-hidden>
            {shown}
          </span>
        )}
        {magnitude !== undefined && <span className="el-stat-number__magnitude">{magnitude}</span>}
        {suffix !== undefined && <span className="el-stat-number__suffix">{suffix}</span>}
      </p>
      <p className="el-stat-number__label">{label}</p>
    </div>
  );
}
