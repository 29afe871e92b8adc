import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, element, line } from "../svg/shapes.ts";
import { BROKEN, person, slice, type Subject, torn, turned } from "./forms.ts";

/** A coin in three unequal parts. */
const coin: Subject = ({ strong, light, accent }) =>
  slice(292, 225, 176, [-90, 108], strong, 10) +
  slice(292, 225, 176, [108, 222], light, 10) +
  slice(292, 225, 176, [222, 270], accent, 40);

/** A bar of money cut into shares, the last of them held back. */
const shares: Subject = ({ strong, light, soft, accent, mid }) =>
  [
    [-90, 250, strong],
    [172, 120, light],
    [304, 74, soft],
    [390, 48, mid],
  ]
    .map(([x, width, fill]) => slab(Number(x), 170, Number(width), 170, 0, String(fill)))
    .join("") +
  element("rect", {
    x: 454,
    y: 174,
    width: 62,
    height: 162,
    fill: "none",
    stroke: strong,
    "stroke-width": 8,
    ...BROKEN,
  }) +
  turned(12, 500, 130, slab(450, 54, 70, 170, 0, accent));

/** Three stakes, each higher than the last. */
const stakes: Subject = ({ strong, light, soft, accent }) =>
  slab(-90, 376, 780, 170, 0, strong) +
  [3, 6, 10]
    .map((count, place) =>
      Array.from({ length: count }, (_, row) => {
        const [x, y] = [96 + place * 146, 346 - row * 29];
        return (
          slab(x, y, 118, 25, 8, place === 2 ? accent : light) +
          slab(x + 44, y, 30, 25, 0, place === 2 ? light : soft)
        );
      }).join(""),
    )
    .join("");

/** Two offers on a balance; the dearer weighs less. */
const balance: Subject = ({ strong, light, accent, soft }) =>
  slab(288, 90, 24, 290, 0, strong) +
  slab(200, 366, 200, 180, 0, strong) +
  turned(-11, 300, 100, slab(96, 88, 408, 24, 12, strong)) +
  line("M112 142L62 290M112 142L162 290M488 66L438 196M488 66L538 196", soft, 8) +
  area("M50 288h124a62 62 0 0 1-124 0z", light) +
  area("M426 194h124a62 62 0 0 1-124 0z", light) +
  slab(76, 210, 72, 78, 0, accent) +
  slab(464, 144, 48, 50, 0, strong) +
  spot(300, 98, 26, accent);

/** What was sold, line by line, down to what is left. */
const receipt: Subject = ({ strong, light, soft, accent }) =>
  torn(160, 280, 384, light) +
  [220, 186, 146, 100]
    .map((width, row) => slab(190, 40 + row * 58, width, 26, 0, row === 0 ? strong : soft))
    .join("") +
  slab(190, 276, 62, 62, 0, accent) +
  line("M160 262H440", strong, 7);

/** Five bills of different lengths. */
const bills: Subject = ({ strong, light, soft, accent }) =>
  [250, 330, 180, 384, 222]
    .map((foot, index) => {
      const x = 60 + index * 98;
      const marks = `M${x + 16} ${foot - 58}h40M${x + 16} ${foot - 88}h56M${x + 16} ${foot - 118}h28`;
      return torn(x, 88, foot, index === 3 ? accent : light) + line(marks, index === 3 ? strong : soft, 11);
    })
    .join("");

/** A parcel with its tape. */
const parcel = (x: number, y: number, side: number, fill: string, tape: string): string =>
  slab(x, y, side, side, 0, fill) + slab(x + side * 0.4, y, side * 0.2, side * 0.46, 0, tape);

/** Parcels, one of which comes back. */
const parcels: Subject = ({ strong, light, soft, accent }) => {
  return (
    slab(-90, 380, 780, 160, 0, strong) +
    parcel(76, 220, 160, light, soft) +
    parcel(246, 220, 160, light, soft) +
    parcel(392, 76, 134, accent, strong) +
    cord("M346 96C250 50 170 90 156 166", accent, 20) +
    area("M104 150l104 12l-62 52z", accent)
  );
};

/** A price over the many it is divided by. */
const fraction: Subject = ({ strong, light, soft, accent }) =>
  spot(300, 116, 76, accent) +
  spot(300, 116, 46, light) +
  slab(104, 212, 392, 20, 10, strong) +
  [134, 245, 355, 466].map((x, index) => person(x, 288, 30, index === 3 ? soft : strong)).join("");

/** A price tag with what may be cut off it. */
const tag: Subject = ({ strong, light, accent, ground }) =>
  turned(
    -14,
    300,
    225,
    area("M74 225l76-100h232v200h-232z", light) +
      slab(396, 125, 140, 200, 0, accent) +
      line("M389 90V360", strong, 8, BROKEN) +
      spot(166, 225, 26, ground) +
      slab(222, 186, 130, 26, 0, strong) +
      slab(222, 236, 84, 26, 0, strong),
  ) + cord("M150 258C90 330 30 300 -40 360", strong, 9);

/** A thick pile of paper beside the one page that is enough. */
const pages: Subject = ({ strong, light, soft, accent, mid }) =>
  Array.from({ length: 9 }, (_, row) =>
    slab(64 + (row % 3) * 7, 330 - row * 27, 216, 23, 0, row % 2 === 0 ? strong : mid),
  ).join("") +
  slab(-90, 360, 780, 190, 0, strong) +
  turned(
    8,
    420,
    220,
    slab(330, 90, 190, 264, 0, light) +
      slab(358, 122, 84, 34, 0, accent) +
      line("M358 190h134M358 224h134M358 258h96M358 292h120", soft, 13),
  );

/** Bottles on their shelf, and the days counted back from them. */
const shelf: Subject = ({ strong, light, accent, soft }) =>
  slab(-90, 300, 780, 26, 0, strong) +
  [392, 470]
    .map(
      (x, index) =>
        slab(x - 12, 92, 24, 60, 6, strong) + slab(x - 32, 140, 64, 160, 16, index === 0 ? light : accent),
    )
    .join("") +
  [90, 150, 210, 270, 330].map((x, index) => oval(x, 272, 20, 20, index === 0 ? accent : soft)).join("") +
  cord("M440 50C330 10 160 60 104 190", accent, 18) +
  area("M62 174l84 14l-56 52z", accent);

export const SUMS = {
  coin,
  shares,
  stakes,
  balance,
  receipt,
  bills,
  parcels,
  fraction,
  tag,
  pages,
  shelf,
} satisfies Readonly<Record<string, Subject>>;
