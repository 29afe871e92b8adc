import { useRef, type ReactElement, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { useFreePlace } from "./useFreePlace.ts";
import { useKeyboardOpen } from "./useKeyboardOpen.ts";

/** Props of {@link FloatingGroup}. */
export interface FloatingGroupProps {
  /** Name of the landmark. */
  readonly label: string;
  /** `FloatingBubble`s, from the top. What they open lies beside the group, not in it. */
  readonly children: ReactNode;
}

/**
 * Bubbles in one place, at the right of the bottom edge within reach of the thumb. They are whole or gone: gone while the
 * page moves and while a keyboard is open, where they would cover what is read or tapped, and where a form or what they
 * lead to is in view. Focus brings them back. Beside a `ConsultBar` put bubbles into it.
 */
export function FloatingGroup({ label, children }: FloatingGroupProps): ReactElement {
  const group = useRef<HTMLElement>(null);
  useFreePlace(group);
  const typing = useKeyboardOpen();
  return (
    <>
      <aside ref={group} className={cx("el-floating-group", typing && "is-away")} aria-label={label}>
        {children}
      </aside>
      <i hidden />
    </>
  );
}
