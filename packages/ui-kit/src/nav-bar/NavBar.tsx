import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";

/** Props of {@link NavBar}. */
export interface NavBarProps {
  /** Usually a `Logo` that leads home. */
  readonly logo: ReactNode;
  /** The one action that is always at hand, a small `Button`. */
  readonly action?: ReactNode;
  /** A `MobileMenu`. */
  readonly menu?: ReactNode;
  /** Lies over the hero and takes its colours until the page is scrolled. @default false */
  readonly overlay?: boolean | undefined;
}

/**
 * The header. Sticks to the top; as overlay it is transparent over the hero, and solid once the page is scrolled. Before
 * hydration, and without scripting, the overlay scrolls away with the page.
 */
export function NavBar({ logo, action, menu, overlay = false }: NavBarProps): ReactElement {
  const sentinel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"static" | "top" | "scrolled">("static");
  useEffect(() => {
    if (!overlay || sentinel.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setState(entry?.isIntersecting === false ? "scrolled" : "top");
    });
    observer.observe(sentinel.current);
    return () => {
      observer.disconnect();
    };
  }, [overlay]);
  const names = cx(
    "el-nav-bar",
    overlay && "el-nav-bar--overlay",
    overlay && state !== "static" && "is-fixed",
    state === "scrolled" && "is-scrolled",
  );
  return (
    <>
      {overlay && <div className="el-nav-bar__sentinel" ref={sentinel} aria-hidden />}
      <header className={names}>
        <div className="el-nav-bar__row el-gutter">
          <div className="el-nav-bar__logo">{logo}</div>
          {action}
          {menu}
        </div>
      </header>
    </>
  );
}
