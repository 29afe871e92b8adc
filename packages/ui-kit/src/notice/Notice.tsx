import type { ReactElement, ReactNode } from "react";
import { isDrawn } from "../internal/isDrawn.ts";
import { RingArt } from "../internal/RingArt.tsx";

/** Props of {@link Notice}. */
export interface NoticeProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A way on. */
  readonly actions?: ReactNode;
  /** Level of the title. @default 1 */
  readonly level?: 1 | 2 | 3 | undefined;
}

/** A plain panel that says how things stand, e.g. that a page is being prepared. */
export function Notice({ title, text, actions, level = 1 }: NoticeProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <div className="el-notice">
      <RingArt className="el-notice__art" />
      <Heading className="el-notice__title">{title}</Heading>
      {isDrawn(text) && <p className="el-notice__text">{text}</p>}
      {isDrawn(actions) && <div className="el-notice__actions">{actions}</div>}
    </div>
  );
}
