import type { ReactElement, ReactNode } from "react";

/** Props of {@link ConsultBar}. */
export interface ConsultBarProps {
  /** Name of the landmark. */
  readonly label: string;
  /** Up to two `FloatingBubble`s, a quiet `Button`, then the action, which takes the rest of the width. */
  readonly children: ReactNode;
}

/** The bar at the bottom edge. Put it last in the page: it takes its own room, so it never covers the footer's end. */
export function ConsultBar({ label, children }: ConsultBarProps): ReactElement {
  return (
    <aside className="el-consult-bar el-ground el-ground--card el-gutter" aria-label={label}>
      {children}
    </aside>
  );
}
