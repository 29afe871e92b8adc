import type { MouseEventHandler, ReactElement } from "react";
import { Link } from "../link/Link.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** A presence on another platform: a link, or a code to scan. */
export interface SocialItem {
  readonly key: string;
  /** Name of the platform, for screen readers and tooltips. */
  readonly label: string;
  /** Address of the platform's mark, white in a square with its margin: loaded when the footer comes near. */
  readonly imageSrc: string;
  readonly href?: string | undefined;
  /** Shown on a tap in place of a link. */
  readonly code?: { readonly picture: PictureProps; readonly caption: string } | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Attributes of the mark, for scripts that watch it. */
  readonly data?: Readonly<Record<`data-${string}`, string>> | undefined;
}

/** Props of {@link SocialLinks}. */
export interface SocialLinksProps {
  /** Name of the list for a screen reader. */
  readonly label: string;
  readonly items: readonly SocialItem[];
}

/** Side of a mark in pixels. */
const MARK_SIZE = 28;

function Mark({ src }: { readonly src: string }): ReactElement {
  return (
    <img
      className="el-social-links__mark"
      src={src}
      width={MARK_SIZE}
      height={MARK_SIZE}
      alt=""
      loading="lazy"
    />
  );
}

function Entry({ item }: { readonly item: SocialItem }): ReactElement {
  if (item.code !== undefined) {
    return (
      <details className="el-social-links__popover" name="el-social-links">
        <summary className="el-social-links__link" aria-label={item.label} title={item.label} {...item.data}>
          <Mark src={item.imageSrc} />
        </summary>
        <figure className="el-social-links__code">
          <Picture {...item.code.picture} fit="contain" />
          <figcaption>{item.code.caption}</figcaption>
        </figure>
      </details>
    );
  }
  return (
    <Link
      look="bare"
      className="el-social-links__link"
      href={item.href ?? "#"}
      newTab
      aria-label={item.label}
      title={item.label}
      onClick={item.onClick}
      {...item.data}
    >
      <Mark src={item.imageSrc} />
    </Link>
  );
}

/** Round marks of the platforms; a code opens below its mark, with or without scripting. */
export function SocialLinks({ label, items }: SocialLinksProps): ReactElement {
  return (
    <ul role="list" className="el-social-links" aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          <Entry item={item} />
        </li>
      ))}
    </ul>
  );
}
