import type { ReactElement } from "react";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** Props of {@link PeopleWall}. */
export interface PeopleWallProps {
  /** The people, the largest first. */
  readonly portraits: readonly PictureProps[];
}

/**
 * The whole team as one picture from edge to edge, which opens a page. It is decoration: who they are is said in text
 * below it, by `PersonCard`s.
 */
export function PeopleWall({ portraits }: PeopleWallProps): ReactElement {
  return (
    <div className="el-people-wall" aria-hidden>
      {portraits.map((portrait) => (
        <Picture key={portrait.src} {...portrait} alt="" priority className="el-people-wall__person" />
      ))}
      <span className="el-people-wall__rings" />
    </div>
  );
}
