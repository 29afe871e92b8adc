import type { PaletteName } from "../colour/palettes.ts";
import type { Point } from "../svg/shapes.ts";
import { chenHang, emilyCarter, linYue, liuBo } from "./facing.ts";
import { huangXin, satoYui, wuQiang, zhaoMin } from "./turned.ts";

/** A person of the team: the colours about them, where the rings start, and the drawing. */
export interface Person {
  readonly palette: PaletteName;
  readonly halo: Point;
  /** Colour of the ring that meets the corners: the page's own would bite into them. @default "light" */
  readonly far?: "light" | "soft";
  readonly draw: () => string;
}

/** The team, each drawn by eye. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  "lin-yue": { palette: "peach", halo: { x: 240, y: 250 }, draw: linYue },
  "chen-hang": { palette: "mint", halo: { x: 240, y: 240 }, far: "soft", draw: chenHang },
  "zhao-min": { palette: "lilac", halo: { x: 236, y: 520 }, draw: zhaoMin },
  "wu-qiang": { palette: "sand", halo: { x: 170, y: 340 }, draw: wuQiang },
  "sato-yui": { palette: "night", halo: { x: 250, y: 250 }, draw: satoYui },
  "emily-carter": { palette: "pine", halo: { x: 240, y: 300 }, draw: emilyCarter },
  "liu-bo": { palette: "hot", halo: { x: 388, y: 240 }, draw: liuBo },
  "huang-xin": { palette: "violet", halo: { x: 404, y: 310 }, draw: huangXin },
};
