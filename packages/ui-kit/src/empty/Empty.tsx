import type { ReactElement, ReactNode } from "react";
import { RingArt } from "../internal/RingArt.tsx";

/** Props of {@link Empty}. */
export interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A way on. */
  readonly actions?: ReactNode;
}

/** What a list says when it has nothing to show. */
export function Empty({ title, text, actions }: EmptyProps): ReactElement {
  return (
    <div className="el-empty">
      <RingArt className="el-empty__art" />
      <p className="el-empty__title">{title}</p>
      {text !== undefined && <p className="el-empty__text">{text}</p>}
      {actions !== undefined && <div className="el-empty__actions">{actions}</div>}
    </div>
  );
}
