import { createElement, use, type AnchorHTMLAttributes, type ReactElement, type Ref } from "react";
import { cx } from "../internal/cx.ts";
import { hasScheme, isExternal, safeHref } from "./isExternal.ts";
import { LinkContext } from "./linkContext.ts";

/** Props of {@link Link}: those of an anchor, and the look. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Target. `javascript:`, `data:` and the like are dropped. */
  readonly href: string;
  /** Opens a new tab. @default false */
  readonly newTab?: boolean | undefined;
  /** `inline` underlines within text, `quiet` underlines on hover, `bare` has no look of its own. @default "inline" */
  readonly look?: "inline" | "quiet" | "bare" | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link. One that leaves the site, or opens a tab, gets `rel="noopener noreferrer"`; one within the site is rendered
 * by the component of `LinkProvider`.
 */
export function Link({
  href,
  newTab = false,
  look = "inline",
  className,
  rel,
  children,
  ...rest
}: LinkProps): ReactElement {
  const internal = use(LinkContext);
  const target = newTab ? { target: "_blank" } : {};
  const names = cx(look === "bare" ? undefined : cx("el-link", `el-link--${look}`), className);
  const shared = { ...rest, ...target, ...(names === "" ? {} : { className: names }) };
  const guarded =
    newTab || isExternal(href) ? { rel: rel ?? "noopener noreferrer" } : rel === undefined ? {} : { rel };
  if (newTab || isExternal(href) || hasScheme(href) || href.startsWith("#")) {
    return (
      <a {...shared} {...guarded} href={safeHref(href)}>
        {children}
      </a>
    );
  }
  return createElement(internal, { ...shared, ...guarded, href }, children);
}
