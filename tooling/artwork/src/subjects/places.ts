import { cord, slab, spot } from "../svg/forms.ts";
import { area, dots, element, line, ring } from "../svg/shapes.ts";
import { BROKEN, person, type Subject, turned } from "./forms.ts";

/** Two at the counter of a shop, under its awning. */
const counter: Subject = ({ strong, light, accent, soft, mid }) =>
  slab(60, 60, 480, 230, 0, mid) +
  person(224, 204, 40, light, strong) +
  person(392, 204, 40, light, accent) +
  Array.from({ length: 8 }, (_, index) => {
    const x = 36 + index * 66;
    return area(`M${x} 20h66v92a33 33 0 0 1-66 0z`, index % 2 === 0 ? light : accent);
  }).join("") +
  slab(36, 286, 528, 30, 0, strong) +
  slab(60, 316, 480, 240, 0, soft) +
  area("M270 286a34 34 0 0 1 68 0z", strong) +
  spot(304, 248, 9, strong);

/** The same two people three times, on what each time costs. */
const thrice: Subject = ({ strong, light, accent, soft }) =>
  [
    [86, 284, strong],
    [232, 228, strong],
    [378, 334, accent],
  ]
    .map(([x, y, fill]) => {
      const [left, top] = [Number(x), Number(y)];
      return (
        slab(left, top, 136, 560 - top, 0, String(fill)) +
        person(left + 42, top - 87, 29, light) +
        person(left + 96, top - 87, 29, soft)
      );
    })
    .join("");

/** A wall of covers: one draws the finger, another goes into the bag. */
const covers: Subject = ({ strong, light, soft, accent, mid, ground }) => {
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => {
    const [x, y] = [-30 + (index % 5) * 136, 28 + Math.floor(index / 5) * 204];
    const fill = index === 2 ? accent : index === 8 ? light : mid;
    const motif =
      index % 2 === 0
        ? spot(x + 60, y + 76, 34, index === 2 ? light : ground)
        : area(`M${x + 18} ${y + 118}l42-74l42 74z`, ground);
    return (
      slab(x, y, 120, 188, 0, fill) + motif + slab(x + 18, y + 140, 70, 16, 0, index === 8 ? strong : soft)
    );
  });
  return (
    cards.join("") +
    cord("M416 226v-26a22 22 0 0 1 44 0v26", strong, 11) +
    area("M312 150l92 38l-38 16l26 44l-20 12l-26-44l-30 28z", strong)
  );
};

/** Labels that hang by their strings; one is the name that all agreed on. */
const labels: Subject = ({ strong, light, soft, accent, ground }) =>
  [
    [140, 214, -9, soft],
    [300, 150, 4, accent],
    [462, 236, -3, light],
  ]
    .map(([x, y, angle, fill]) => {
      const [left, top] = [Number(x), Number(y)];
      return (
        line(`M${left} -90V${top + 20}`, strong, 8) +
        turned(
          Number(angle),
          left,
          top + 20,
          area(`M${left - 58} ${top + 44}l34-50h48l34 50v130h-116z`, String(fill)) +
            spot(left, top + 22, 12, ground) +
            line(
              `M${left - 34} ${top + 84}h68M${left - 34} ${top + 112}h68M${left - 34} ${top + 140}h40`,
              strong,
              11,
            ),
        )
      );
    })
    .join("");

/** A city whose lights are on, but for one tower. */
const city: Subject = ({ strong, light, mid, accent, soft }) => {
  const towers = [
    [-30, 210],
    [70, 130],
    [172, 186],
    [274, 84],
    [382, 158],
    [484, 112],
    [586, 200],
  ].map(([x = 0, y = 0], index) => {
    if (index === 3)
      return element("path", {
        d: `M${x + 4} 560V${y}h92V560`,
        fill: "none",
        stroke: soft,
        "stroke-width": 8,
        ...BROKEN,
      });
    const windows = Array.from({ length: 8 }, (_, row) => y + 34 + row * 46)
      .map(
        (top) =>
          slab(x + 20, top, 22, 22, 0, (top + index) % 5 === 0 ? light : accent) +
          slab(x + 56, top, 22, 22, 0, accent),
      )
      .join("");
    return slab(x, y, 96, 560 - y, 0, index % 2 === 0 ? mid : strong) + windows;
  });
  return towers.join("");
};

/** Somebody amid those who know them, and the strangers further out. */
const known: Subject = ({ strong, light, soft, accent, mid }) =>
  [214, 140].map((radius, index) => spot(300, 225, radius, index === 0 ? mid : light)).join("") +
  person(300, 192, 44, accent) +
  [0, 60, 120, 180, 240, 300]
    .map((angle) => {
      const turn = ((angle - 30) / 180) * Math.PI;
      return spot(Math.round(300 + 178 * Math.cos(turn)), Math.round(225 + 178 * Math.sin(turn)), 25, strong);
    })
    .join("") +
  [
    [36, 60],
    [564, 74],
    [40, 396],
    [566, 380],
  ]
    .map(([x = 0, y = 0]) => spot(x, y, 25, soft))
    .join("");

/** Gardens with a tree each, and walls between them. */
const gardens: Subject = ({ strong, light, soft, accent, mid }) =>
  [
    [100, soft],
    [300, accent],
    [500, light],
  ]
    .map(([x, fill]) => slab(Number(x) - 9, 180, 18, 300, 0, strong) + spot(Number(x), 150, 76, String(fill)))
    .join("") +
  slab(-90, 280, 780, 270, 0, mid) +
  [186, 386].map((x) => slab(x, 96, 28, 460, 0, strong)).join("") +
  slab(-90, 268, 780, 26, 0, strong) +
  line(
    "M-90 344H690M-90 412H690M40 294v50M140 294v50M260 294v50M340 294v50M460 294v50M560 294v50M90 344v68M300 344v68M510 344v68",
    strong,
    7,
  );

/** Many figures in a row, and the five that are looked at. */
const five: Subject = ({ mid, strong, accent, light }) => {
  const all = Array.from({ length: 45 }, (_, index) => ({
    x: 60 + (index % 9) * 60,
    y: 105 + Math.floor(index / 9) * 60,
  }));
  const chosen = [10, 16, 22, 29, 33];
  return (
    dots(
      all.filter((_, index) => !chosen.includes(index)),
      12,
      mid,
    ) +
    chosen
      .map((index, place) => spot(all[index]?.x ?? 0, all[index]?.y ?? 0, 36, place === 2 ? accent : strong))
      .join("") +
    dots(
      chosen.map((index) => all[index] ?? { x: 0, y: 0 }),
      10,
      light,
    )
  );
};

/** A face under the glass. */
const loupe: Subject = ({ strong, light, accent, soft }) =>
  turned(-40, 290, 200, slab(264, 340, 52, 240, 26, accent)) +
  spot(290, 200, 168, strong) +
  spot(290, 200, 134, light) +
  element("g", { transform: "translate(0 -8)" }, person(290, 170, 52, strong, accent)) +
  ring({ x: 290, y: 200 }, 150, soft, 8, { "stroke-dasharray": "6 20" });

export const PLACES = {
  counter,
  thrice,
  covers,
  labels,
  city,
  known,
  gardens,
  five,
  loupe,
} satisfies Readonly<Record<string, Subject>>;
