import type { ReactElement, ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { RefreshIcon } from "../icon/icons/RefreshIcon.tsx";
import { cx } from "../internal/cx.ts";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Large sign above, e.g. `404`. */
  readonly code?: string | undefined;
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
  /** Within a page (`part`) or instead of one (`page`). @default "part" */
  readonly scope?: "part" | "page" | undefined;
}

/** What is shown in place of content that did not come. */
export function ErrorState({
  title,
  text,
  code,
  retry,
  actions,
  scope = "part",
}: ErrorStateProps): ReactElement {
  const Heading = scope === "page" ? "h1" : "h3";
  const shared = { variant: "outline", icon: <RefreshIcon />, loading: retry?.busy } as const;
  return (
    <div
      className={cx("el-error-state", `el-error-state--${scope}`, scope === "page" && "el-gutter")}
      role={scope === "part" ? "alert" : undefined}
    >
      {code !== undefined && <p className="el-error-state__code">{code}</p>}
      <svg
        className="el-error-state__art"
        viewBox="0 0 320 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        preserveAspectRatio="xMinYMid meet"
        aria-hidden
        focusable="false"
      >
        <path d="M0 24h72c6 0 8-18 13-18s7 36 13 36 7-24 12-24 5 6 10 6h20" />
        <path d="M164 24h156" strokeDasharray="2 10" stroke="var(--el-on-ground-accent)" />
      </svg>
      <Heading className="el-error-state__title">{title}</Heading>
      {text !== undefined && <p className="el-error-state__text">{text}</p>}
      {(retry !== undefined || actions !== undefined) && (
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
    </div>
  );
}
