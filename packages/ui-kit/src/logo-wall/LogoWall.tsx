import type { CSSProperties, ReactElement } from "react";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** A client's mark. */
export interface LogoWallItem {
  readonly key: string;
  /** Name of the brand; also its alternative text. */
  readonly name: string;
  readonly picture: Omit<PictureProps, "alt">;
}

/** Props of {@link LogoWall}. */
export interface LogoWallProps {
  readonly items: readonly LogoWallItem[];
  /** Name of the list for a screen reader. */
  readonly label: string;
  /** Marks in a row. @default 3 */
  readonly columns?: 2 | 3 | 4 | undefined;
}

/** Marks of clients on a ruled grid. */
export function LogoWall({ items, label, columns = 3 }: LogoWallProps): ReactElement {
  return (
    <ul
      role="list"
      className="el-logo-wall"
      aria-label={label}
      style={{ "--el-logo-wall-columns": columns } as CSSProperties}
    >
      {items.map((item) => (
        <li className="el-logo-wall__cell" key={item.key}>
          <Picture {...item.picture} alt={item.name} fit="contain" />
        </li>
      ))}
    </ul>
  );
}
