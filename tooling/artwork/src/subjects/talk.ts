import { cord, slab, spot } from "../svg/forms.ts";
import { area, line, ring } from "../svg/shapes.ts";
import { balloon, star, type Subject, turned } from "./forms.ts";

/** A leaf to the left (−1) or right (1) of its stem. */
const leaf = (x: number, y: number, way: number, fill: string): string =>
  area(
    `M${x} ${y}c${20 * way}-64 ${70 * way}-74 ${104 * way}-66c${-6 * way} 50-${way > 0 ? 44 : -44} 78${-104 * way} 66z`,
    fill,
  );

/** A field of search out of which subjects grow. */
const sprouts: Subject = ({ strong, light, soft, accent }) => {
  return (
    cord("M228 300V170M316 300V92M426 300V196", strong, 12) +
    leaf(228, 226, -1, soft) +
    leaf(228, 196, 1, soft) +
    leaf(316, 150, -1, accent) +
    leaf(316, 122, 1, accent) +
    leaf(426, 236, 1, soft) +
    slab(64, 274, 472, 104, 52, light) +
    ring({ x: 126, y: 322 }, 20, strong, 11) +
    cord("M142 338l16 16", strong, 11) +
    slab(190, 300, 8, 52, 0, accent)
  );
};

/** Many float at the surface, few go down, one to the bottom. */
const depth: Subject = ({ mid, strong, light, soft, accent }) => {
  const floats = [-4, 72, 148, 224, 300, 376, 452, 528, 604];
  return (
    slab(-90, 150, 780, 400, 0, mid) +
    line("M148 150V244M300 150V340M452 150V244", soft, 6) +
    floats.map((x) => spot(x, 150, 33, light)).join("") +
    spot(148, 250, 30, soft) +
    spot(452, 250, 30, soft) +
    spot(300, 340, 44, accent) +
    spot(300, 340, 16, strong)
  );
};

/** A balloon that says nothing and carries a bag. */
const silence: Subject = ({ light, strong, accent }) =>
  balloon(96, 50, 408, 290, light) +
  cord("M256 172v-30a44 44 0 0 1 88 0v30", strong, 16) +
  area("M222 160h156l16 140h-188z", accent) +
  spot(262, 206, 10, strong) +
  spot(338, 206, 10, strong) +
  cord("M276 250h48", strong, 10);

/** A note, and below it a second one of comments. */
const comments: Subject = ({ light, strong, soft, accent, mid }) =>
  slab(96, 20, 190, 200, 0, mid) +
  spot(191, 100, 56, light) +
  slab(96, 236, 150, 20, 0, soft) +
  slab(96, 270, 110, 20, 0, soft) +
  [60, 168, 276]
    .map(
      (y, row) =>
        spot(338, y + 44, 32, row === 1 ? accent : strong) +
        slab(386, y, row === 1 ? 190 : 150, 88, 26, row === 1 ? accent : light) +
        line(`M412 ${y + 34}h92M412 ${y + 58}h56`, row === 1 ? strong : soft, 10),
    )
    .join("");

/** A long answer, three lines of which are said again. */
const answer: Subject = ({ light, strong, soft, accent }) =>
  slab(84, -90, 220, 640, 0, light) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((row) =>
      slab(112, -20 + row * 46, row % 3 === 2 ? 110 : 164, 20, 0, [3, 4, 6].includes(row) ? accent : soft),
    )
    .join("") +
  balloon(252, 110, 276, 186, strong, false) +
  line("M290 166h196M290 206h196M290 246h120", accent, 20);

/** A sheet of text with a pencil that strikes one line of it. */
const proof: Subject = ({ light, strong, soft, accent, mid }) =>
  turned(
    -5,
    300,
    225,
    slab(96, -60, 330, 600, 0, light) +
      [60, 118, 176, 234, 292, 350]
        .map((y, row) => slab(134, y, row % 2 === 0 ? 250 : 190, 24, 0, row === 2 ? strong : soft))
        .join("") +
      cord("M112 204C190 164 300 210 372 178", accent, 16),
  ) +
  turned(
    38,
    384,
    182,
    area("M384 182l-28-62v-320h56v320z", accent) +
      area("M384 182l-28-62h56z", soft) +
      area("M384 182l-12-27h24z", strong) +
      slab(375, -200, 18, 320, 0, mid),
  );

/** Stars that all say the same, and one that says something. */
const stars: Subject = ({ light, strong, accent }) =>
  balloon(70, 46, 460, 300, strong) +
  [160, 300, 440].map((x) => star(x, 132, 64, light)).join("") +
  star(228, 258, 64, light) +
  star(372, 258, 64, accent);

/** One star, answered. */
const reply: Subject = ({ light, strong, accent, soft }) =>
  balloon(64, 30, 270, 196, light) +
  star(199, 132, 74, accent) +
  balloon(250, 196, 284, 150, strong, false) +
  line("M292 246h180M292 292h110", soft, 20);

/** An envelope from behind. */
const letter = (x: number, y: number, fill: string, edge: string): string =>
  slab(x, y, 320, 210, 0, fill) +
  cord(`M${x + 8} ${y + 10}L${x + 160} ${y + 122}L${x + 312} ${y + 10}`, edge, 12);

/** Two letters, no more. */
const letters: Subject = ({ light, strong, soft, accent }) => {
  return (
    turned(-8, 240, 160, letter(84, 66, soft, strong)) +
    turned(5, 360, 280, letter(196, 158, light, strong)) +
    spot(486, 352, 44, accent)
  );
};

/** Doors in a row, one of them open. */
const doors: Subject = ({ strong, light, accent, soft, mid }) =>
  slab(-90, 366, 780, 180, 0, strong) +
  [-46, 90, 378, 514].map((x) => slab(x, 96, 116, 270, 0, mid) + spot(x + 96, 236, 8, soft)).join("") +
  slab(226, 76, 132, 290, 0, light) +
  area("M226 76l-62 34v300l62-44z", accent) +
  area("M226 366h132l90 174h-300z", light) +
  spot(178, 256, 9, strong);

export const TALK = {
  sprouts,
  depth,
  silence,
  comments,
  answer,
  proof,
  stars,
  reply,
  letters,
  doors,
} satisfies Readonly<Record<string, Subject>>;
