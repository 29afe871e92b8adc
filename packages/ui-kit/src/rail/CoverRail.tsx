import type { ReactElement } from "react";
import { RailRow, type RailRowProps } from "./RailRow.tsx";

/** Props of {@link CoverRail}. */
export type CoverRailProps = Omit<RailRowProps, "row">;

/**
 * Covers on a row, by turns wide and narrow, the next one always peeking in. It has no buttons and needs no script: for
 * cards that are links, which the keyboard reaches one by one.
 */
export function CoverRail({ items, label }: CoverRailProps): ReactElement {
  return (
    <div className="el-rail el-rail--covers">
      <RailRow items={items} label={label} />
    </div>
  );
}
