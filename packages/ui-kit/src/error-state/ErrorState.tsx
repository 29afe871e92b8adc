import type { ReactElement, ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { RefreshIcon } from "../icon/icons/RefreshIcon.tsx";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { Link } from "../link/Link.tsx";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  readonly title: string;
  /** The title in other words, small, within the heading. */
  readonly subtitle?: string | undefined;
  /** Language of the subtitle, as a tag. @default that of the page */
  readonly subtitleLang?: string | undefined;
  readonly text?: ReactNode;
  /** Sign above as wide as the screen, e.g. `404`. */
  readonly code?: string | undefined;
  /** Address of a square picture over the middle of the sign. @default none */
  readonly lens?: string | undefined;
  /** Tries again: a handler, or without scripting an address to load. */
  readonly retry?:
    | {
        readonly label: string;
        readonly onRetry?: (() => void) | undefined;
        readonly href?: string | undefined;
        readonly busy?: boolean | undefined;
      }
    | undefined;
  /** Other ways on. */
  readonly actions?: ReactNode;
  /** Pages to go to instead, a line each; `picture` is the address of a square one beside its name. @default none */
  readonly ways?:
    | readonly { readonly label: string; readonly href: string; readonly picture?: string | undefined }[]
    | undefined;
  /** Within a page (`part`) or instead of one (`page`). @default "part" */
  readonly scope?: "part" | "page" | undefined;
}

/** What is shown in place of content that did not come. */
export function ErrorState({
  title,
  subtitle,
  subtitleLang,
  text,
  code,
  lens,
  retry,
  actions,
  ways,
  scope = "part",
}: ErrorStateProps): ReactElement {
  const Heading = scope === "page" ? "h1" : "h3";
  const shared = { variant: "outline", icon: <RefreshIcon />, loading: retry?.busy } as const;
  return (
    <div
      className={cx("el-error-state", `el-error-state--${scope}`, scope === "page" && "el-gutter")}
      role={scope === "part" ? "alert" : undefined}
    >
      {code === undefined ? (
        <div className="el-error-state__art" />
      ) : (
        <div className="el-error-state__code">
          {code}
          {lens !== undefined && <img src={lens} alt="" />}
        </div>
      )}
      <Heading className="el-error-state__title">
        {title}
        {subtitle !== undefined && <small lang={subtitleLang}>{subtitle}</small>}
      </Heading>
      {isDrawn(text) && <p className="el-error-state__text">{text}</p>}
      {(retry !== undefined || isDrawn(actions)) && (
        <div className="el-error-state__actions">
          {retry?.href !== undefined && (
            <Button {...shared} href={retry.href} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {retry !== undefined && retry.href === undefined && (
            <Button {...shared} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {actions}
        </div>
      )}
      {ways !== undefined && (
        <div className="el-error-state__ways el-ground el-ground--ink">
          {ways.map(({ label, href, picture }) => (
            <Link key={href} look="bare" className="el-error-state__way" href={href}>
              {label}
              <ArrowUpRightIcon />
              {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
