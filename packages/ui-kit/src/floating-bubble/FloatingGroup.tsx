import { useRef, type ReactElement, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { useKeyboardOpen } from "./useKeyboardOpen.ts";
import { useRoomBelow } from "./useRoomBelow.ts";
import { useTucked } from "./useTucked.ts";

/** Props of {@link FloatingGroup}. */
export interface FloatingGroupProps {
  /** Name of the landmark. */
  readonly label: string;
  /** `FloatingBubble`s, from the top. What they open lies beside the group, not in it. */
  readonly children: ReactNode;
}

/**
 * Bubbles at the right edge, within reach of the thumb. They lie above the bars at the bottom edge, become
 * tabs at the edge, with the whole sign on them, while the page is read downwards, where they would cover a link, a button or a field, and where they would
 * cover text that nobody has scrolled up over (on a screen narrower than 340 always, until they are touched or focused),
 * and are gone while a keyboard is open.
 */
export function FloatingGroup({ label, children }: FloatingGroupProps): ReactElement {
  const group = useRef<HTMLElement>(null);
  const tucked = useTucked(group);
  const typing = useKeyboardOpen();
  useRoomBelow(group);
  return (
    <>
      <aside
        ref={group}
        className={cx("el-floating-group", tucked && "is-tucked", typing && "is-away")}
        aria-label={label}
      >
        {children}
      </aside>
      <i hidden />
    </>
  );
}
