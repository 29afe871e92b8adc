import { useEffect, useState, type ReactElement } from "react";
import { ArrowUpIcon } from "../icon/icons/ArrowUpIcon.tsx";
import { cx } from "../internal/cx.ts";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";

/** Props of {@link BackToTop}. */
export interface BackToTopProps {
  /** Name of the link. */
  readonly label: string;
  /** Screens scrolled before it shows. @default 2 */
  readonly after?: number | undefined;
}

/** Leads back to the top of a long page. Without scripting it does not show. */
export function BackToTop({ label, after = 2 }: BackToTopProps): ReactElement {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const follow = (): void => {
      setVisible(scrollY > innerHeight * after);
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("scroll", follow);
    };
  }, [after]);
  return (
    <a
      className={cx("el-back-to-top", visible && "is-visible")}
      href="#top"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
      }}
    >
      <ArrowUpIcon />
    </a>
  );
}
