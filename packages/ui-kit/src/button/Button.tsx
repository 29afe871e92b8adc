import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  MouseEvent,
  ReactElement,
  ReactNode,
  Ref,
} from "react";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";

/** How a button looks, whether it is a button or a link. */
export interface ButtonLook {
  /**
   * `primary` is filled with the text colour of its ground, `hot` with the brand's; `outline` and `ghost` are quieter.
   *
   * @default "primary"
   */
  readonly variant?: "primary" | "hot" | "outline" | "ghost" | undefined;
  /** 48 or 40 high; the small one keeps a tappable area of 44. @default "medium" */
  readonly size?: "medium" | "small" | undefined;
  /** Takes the whole width. @default false */
  readonly block?: boolean | undefined;
  /** Shows a spinner, keeps width and focus, and ignores clicks. @default false */
  readonly loading?: boolean | undefined;
  /** Before the label. */
  readonly icon?: ReactNode;
  /** After the label. */
  readonly trailing?: ReactNode;
}

/** Props of a {@link Button} that is a button. */
export interface ButtonAsButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly href?: undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Props of a {@link Button} that is a link. */
export interface ButtonAsLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Opens a new tab. @default false */
  readonly newTab?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Props of {@link Button}. */
export type ButtonProps = ButtonAsButtonProps | ButtonAsLinkProps;

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The pill. A native button of type `button` unless told otherwise; with `href` a link. */
export function Button(props: ButtonProps): ReactElement {
  const {
    variant = "primary",
    size = "medium",
    block,
    loading = false,
    icon,
    trailing,
    className,
    children,
    ...rest
  } = props;
  const names = cx(
    "el-button",
    `el-button--${variant}`,
    size === "small" && "el-button--small",
    block && "is-block",
    loading && "is-loading",
    className,
  );
  const content = (
    <>
      {icon}
      <span className="el-button__label">{children}</span>
      {trailing}
      {loading && <span className="el-button__spinner" aria-hidden />}
    </>
  );
  const state = loading ? { "aria-busy": true, "aria-disabled": true, onClick: swallow } : {};
  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...state} look="bare" className={names}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} {...state} className={names}>
      {content}
    </button>
  );
}
