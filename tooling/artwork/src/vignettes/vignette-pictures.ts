import { optimiseSvg } from "../pictures/optimise-svg.ts";
import type { Picture } from "../pictures/picture.ts";
import { svgDocument } from "../scene/compose.ts";
import { AT_WORK } from "./at-work.ts";
import { PAPER } from "./colours.ts";
import { HANDS } from "./hands.ts";
import { PEOPLE } from "./people.ts";
import { PLACES } from "./places.ts";
import { THINGS } from "./things.ts";

/** Side of the box in which a vignette is drawn; a wide tile shows the upper three quarters. */
const SIZE = 240;

const VIGNETTES: Readonly<Record<string, () => string>> = {
  ...PEOPLE,
  ...AT_WORK,
  ...HANDS,
  ...PLACES,
  ...THINGS,
};

/** What posts are about, by the names that a text calls them by. */
export function vignettePictures(): Picture[] {
  return Object.entries(VIGNETTES).map(([name, draw]) => ({
    kind: "vignettes",
    key: `vignettes/${name}`,
    src: `vignettes/${name}.svg`,
    width: SIZE,
    height: SIZE,
    type: "image/svg+xml",
    preview: PAPER,
    inputs: { name },
    module: import.meta.url,
    draw: async () => optimiseSvg(svgDocument(SIZE, SIZE, draw())),
  }));
}
