import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { isDrawn } from "../internal/isDrawn.ts";
import { Lines } from "../internal/Lines.tsx";

/** Props of {@link SuccessPanel}. */
export interface SuccessPanelProps {
  /** `\n` breaks the line. */
  readonly title: string;
  /** What happens next. */
  readonly text?: ReactNode;
  /** Number to refer to, with its label. */
  readonly reference?: { readonly label: string; readonly value: string } | undefined;
  /** Ways on. */
  readonly actions?: ReactNode;
  /** Takes the focus when it appears, so that a screen reader reads it. Off where the page opens with it. @default true */
  readonly takeFocus?: boolean | undefined;
  /** Level of the title. @default 2 */
  readonly level?: 1 | 2 | 3 | undefined;
}

/** In the order in which they are drawn: radius, stroke width and opacity. */
const RINGS = [
  [92, 3, 0.35],
  [74, 11],
  [52, 4],
] as const;

/** The end of a form as a moment: rings close around a tick, then what happens next. */
export function SuccessPanel(props: SuccessPanelProps): ReactElement {
  const { title, text, reference, actions, takeFocus = true, level = 2 } = props;
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = heading.current;
    // A visitor who has gone on to one of its links before scripts came stays there.
    const used = title?.parentElement?.contains(document.activeElement);
    if (takeFocus && !used) title?.focus();
  }, [takeFocus]);
  return (
    <div className="el-success-panel el-ground el-ground--hot">
      <svg
        className="el-success-panel__art"
        viewBox="0 0 200 200"
        fill="none"
        stroke="currentColor"
        aria-hidden
        focusable="false"
      >
        <g transform="rotate(-90 100 100)">
          {RINGS.map(([radius, strokeWidth, opacity]) => (
            <circle
              key={radius}
              className="el-success-panel__ring"
              cx="100"
              cy="100"
              r={radius}
              pathLength="1"
              strokeWidth={strokeWidth}
              opacity={opacity}
            />
          ))}
        </g>
        <path className="el-success-panel__ring" d="m76 102 17 17 32-36" pathLength="1" strokeWidth="8" />
      </svg>
      <Heading className="el-success-panel__title" ref={heading} tabIndex={-1}>
        <Lines text={title} />
      </Heading>
      {isDrawn(text) && <p className="el-success-panel__text">{text}</p>}
      {reference !== undefined && (
        <p className="el-success-panel__reference">
          <span>{reference.label}</span> <b>{reference.value}</b>
        </p>
      )}
      {isDrawn(actions) && <div className="el-success-panel__actions">{actions}</div>}
    </div>
  );
}
