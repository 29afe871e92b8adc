import type { Composition } from "../scene/scene.ts";
import { element, num } from "../svg/shapes.ts";
import type { Subject } from "./forms.ts";
import { SUMS } from "./money.ts";
import { PLACES } from "./places.ts";
import { TALK } from "./talk.ts";
import { TIMES } from "./time.ts";

/** What an article may show instead of a motif, by the names that its front matter calls it by. */
const SUBJECTS: Readonly<Record<string, Subject>> = { ...TIMES, ...SUMS, ...TALK, ...PLACES };

const FIELD = { width: 600, height: 450 };

export const SUBJECT_NAMES = Object.keys(SUBJECTS);

/** Each subject as a composition: the middle of its field fills the box. */
export const SUBJECT_COMPOSITIONS: Readonly<Record<string, Composition>> = Object.fromEntries(
  Object.entries(SUBJECTS).map(([name, draw]) => [
    name,
    ({ box, palette }) => {
      const scale = Math.min(box.width, box.height) / FIELD.height;
      const x = num(box.x + (box.width - FIELD.width * scale) / 2);
      const y = num(box.y + (box.height - FIELD.height * scale) / 2);
      return element("g", { transform: `translate(${x} ${y}) scale(${scale.toFixed(4)})` }, draw(palette));
    },
  ]),
);
