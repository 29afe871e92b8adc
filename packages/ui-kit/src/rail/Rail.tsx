import { useRef, type CSSProperties, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ArrowLeftIcon } from "../icon/icons/ArrowLeftIcon.tsx";
import { ArrowRightIcon } from "../icon/icons/ArrowRightIcon.tsx";
import { cx } from "../internal/cx.ts";
import { useFocusedInView } from "../internal/useFocusedInView.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { RailRow, type RailRowProps } from "./RailRow.tsx";
import { useRail } from "./useRail.ts";

/** Props of {@link Rail}. */
export interface RailProps extends Omit<RailRowProps, "row"> {
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["rail"]> | undefined;
  readonly className?: string | undefined;
}

/**
 * Cards on a row that runs to both edges of the screen and snaps. Swiping and arrow keys are the browser's own and need
 * no script; after hydration a line shows how far it has come, with buttons for who cannot swipe.
 */
export function Rail({ items, label, labels, className }: RailProps): ReactElement {
  const texts = useTexts("rail", labels);
  const row = useRef<HTMLUListElement>(null);
  useFocusedInView(row);
  const { progress, share, step } = useRail(row);
  const line = { "--el-rail-share": share, "--el-rail-progress": progress } as CSSProperties;
  return (
    <div className={cx("el-rail", share < 1 && "is-scrollable", className)}>
      <RailRow items={items} label={label} row={row} />
      <div className="el-rail__controls">
        <span className="el-rail__line" style={line} aria-hidden />
        <button
          type="button"
          className="el-rail__button"
          aria-label={texts.previous}
          aria-disabled={progress === 0}
          onClick={() => {
            step(-1);
          }}
        >
          <ArrowLeftIcon />
        </button>
        <button
          type="button"
          className="el-rail__button"
          aria-label={texts.next}
          aria-disabled={progress === 1}
          onClick={() => {
            step(1);
          }}
        >
          <ArrowRightIcon />
        </button>
      </div>
    </div>
  );
}
