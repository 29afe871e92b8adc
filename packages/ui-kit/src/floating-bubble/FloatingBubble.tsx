import type { MouseEventHandler, ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** Props of {@link FloatingBubble}. */
export interface FloatingBubbleProps {
  /** Name for a screen reader, and tooltip. */
  readonly label: string;
  /** Shows the name below the sign, where the bubble stands in a `ConsultBar`: four hanzi at most. @default false */
  readonly captioned?: boolean | undefined;
  /** An icon in a round bubble. */
  readonly icon?: ReactNode;
  /** A picture in place of bubble and icon: a gift. Its `alt` stays empty, the label names it. */
  readonly picture?: PictureProps | undefined;
  /** Makes it a link; without it it is a button. */
  readonly href?: string | undefined;
  /** Opens a new tab. @default false */
  readonly newTab?: boolean | undefined;
  /** Colour of the bubble. @default "ink" */
  readonly tone?: "ink" | "hot" | "card" | "whatsapp" | undefined;
  /** Whether what the button opens is open. */
  readonly expanded?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Attributes of the sign, for scripts that watch it. */
  readonly data?: Readonly<Record<`data-${string}`, string>> | undefined;
}

/** One round sign of a `FloatingGroup`: a link or a button, with an icon or a picture. */
export function FloatingBubble(props: FloatingBubbleProps): ReactElement {
  const {
    label,
    captioned = false,
    icon,
    picture,
    href,
    newTab,
    tone = "ink",
    expanded,
    onClick,
    data,
  } = props;
  const shared = {
    ...data,
    className: cx("el-floating-bubble", picture ? "is-picture" : `el-floating-bubble--${tone}`),
    ...(!captioned && { "aria-label": label, title: label }),
    onClick,
  };
  const content = (
    <>
      {picture === undefined ? icon : <Picture {...picture} alt="" fit="contain" />}
      {captioned && <span className="el-floating-bubble__caption">{label}</span>}
    </>
  );
  if (href !== undefined)
    return (
      <Link {...shared} look="bare" href={href} newTab={newTab}>
        {content}
      </Link>
    );
  return (
    <button {...shared} type="button" aria-expanded={expanded} aria-haspopup="dialog">
      {content}
    </button>
  );
}
