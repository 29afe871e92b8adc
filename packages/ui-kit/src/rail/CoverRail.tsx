import { useRef, type ReactElement } from "react";
import { useFocusedInView } from "../internal/useFocusedInView.ts";
import { RailRow, type RailRowProps } from "./RailRow.tsx";

/** Props of {@link CoverRail}. */
export type CoverRailProps = Omit<RailRowProps, "row">;

/**
 * Covers on a row, by turns wide and narrow, the next one always peeking in. It has no buttons and needs no script: for
 * cards that are links, which the keyboard reaches one by one and finds whole in view after hydration.
 */
export function CoverRail({ items, label }: CoverRailProps): ReactElement {
  const row = useRef<HTMLUListElement>(null);
  useFocusedInView(row);
  return (
    <div className="el-rail el-rail--covers">
      <RailRow items={items} label={label} row={row} />
    </div>
  );
}
