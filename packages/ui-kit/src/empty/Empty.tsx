import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { EmptyArt, type EmptyArtKind } from "./EmptyArt.tsx";

/** Props of {@link Empty}. */
export interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A way on. */
  readonly actions?: ReactNode;
  /** What there is none of: gives the drawing. @default "list" */
  readonly art?: EmptyArtKind | undefined;
  readonly className?: string | undefined;
}

/** What a place says when it has nothing to show: a drawing, why, and a way on. */
export function Empty({ title, text, actions, art = "list", className }: EmptyProps): ReactElement {
  return (
    <div className={cx("el-empty", className)}>
      <EmptyArt kind={art} />
      <p className="el-empty__title">{title}</p>
      {isDrawn(text) && <p className="el-empty__text">{text}</p>}
      {isDrawn(actions) && <div className="el-empty__actions">{actions}</div>}
    </div>
  );
}
