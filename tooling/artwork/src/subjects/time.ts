import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, degrees, dots, element, line, polar, ring } from "../svg/shapes.ts";
import { BROKEN, slice, type Subject, turned } from "./forms.ts";

/** A flight of stairs that somebody leaps up with one step left out. */
const stairs: Subject = ({ light, soft, accent }) => {
  const steps = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const [x, y] = [-70 + index * 104, 384 - index * 44];
    if (index !== 3) return slab(x, y, 108, 640 - y, 0, light);
    const gap = { x: x + 8, y: y + 5, width: 88, height: 32 };
    return element("rect", { ...gap, fill: "none", stroke: soft, "stroke-width": 8, ...BROKEN });
  });
  return `${steps.join("")}${cord("M190 262C206 110 340 90 392 140", accent, 20)}${spot(398, 168, 40, accent)}`;
};

/** A year of twelve flags; four are worth going to. */
const flags: Subject = ({ strong, soft, accent, light }) => {
  const heights = [96, 196, 84, 70, 90, 250, 76, 92, 160, 80, 300, 104];
  const poles = heights.map((height, index) => {
    const [x, y, big] = [64 + index * 42, 384 - height, height > 145];
    const width = big ? 92 : 32;
    return (
      slab(x - 4, y, 8, height, 0, strong) +
      area(
        `M${x} ${y}h${width}l${-width / 4} ${width / 3}l${width / 4} ${width / 3}h${-width}z`,
        big ? accent : soft,
      )
    );
  });
  return `${slab(-90, 380, 780, 160, 0, strong)}${line("M64 392v24M190 392v24M316 392v24M442 392v24", light, 8)}${poles.join("")}`;
};

/** A summit with its flag, and twelve weeks of climbing to it from a marked day at the foot. */
const ascent: Subject = ({ strong, mid, light, accent }) => {
  const way = [
    [120, 352],
    [172, 330],
    [226, 318],
    [280, 322],
    [330, 330],
    [380, 318],
    [400, 280],
    [362, 254],
    [316, 246],
    [300, 212],
    [326, 184],
    [344, 154],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  return element(
    "g",
    { transform: "translate(45 66) scale(.85)" },

    area("M230 540L480 190L720 540z", mid) +
      area("M-60 540L350 112L640 540z", strong) +
      dots(way.slice(1), 11, light) +
      ring({ x: 120, y: 352 }, 32, accent, 14) +
      spot(120, 352, 13, accent) +
      cord("M350 116V24", light, 9) +
      area("M352 22h96l-26 30l26 30h-96z", accent),
  );
};

/** The first two hours on the face of a clock. */
const clock: Subject = ({ strong, light, accent, ground }) => {
  const centre = { x: 300, y: 225 };
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const [out, inn] = [168, hour % 3 === 0 ? 132 : 148].map((radius) =>
      polar(centre, radius, degrees(hour * 30)),
    );
    return `M${out?.x.toFixed()} ${out?.y.toFixed()}L${inn?.x.toFixed()} ${inn?.y.toFixed()}`;
  }).join("");
  return (
    spot(300, 225, 194, strong) +
    line(ticks, light, 9) +
    slice(300, 225, 168, [-90, -30], accent) +
    cord("M300 225V64M300 225L416 158", light, 16) +
    spot(300, 225, 20, light) +
    spot(300, 225, 8, ground)
  );
};

/** A telephone that rings beside the moon. */
const night: Subject = ({ strong, light, accent, ground, soft }) =>
  spot(420, 160, 104, soft) +
  spot(378, 138, 92, ground) +
  turned(
    -12,
    220,
    250,
    slab(150, 116, 140, 270, 26, strong) +
      slab(166, 140, 108, 210, 8, accent) +
      slab(186, 190, 68, 14, 7, strong) +
      slab(186, 220, 48, 14, 7, strong),
  ) +
  cord("M96 150a150 150 0 0 0 0 150M46 120a210 210 0 0 0 0 220M346 262a120 120 0 0 1 2 100", light, 15);

/** A candle that burns down along a scale of days. */
const candle: Subject = ({ strong, soft, light, accent }) =>
  line(
    Array.from({ length: 9 }, (_, day) => `M96 ${76 + day * 46}h${day % 2 === 0 ? 74 : 44}`).join(""),
    strong,
    12,
  ) +
  slab(244, 214, 150, 330, 0, light) +
  area("M244 214h150v26c-20 0-14 44-34 44s-14-30-32-30s-18 50-42 50s-22-60-42-60z", soft) +
  line("M319 218v-40", strong, 10) +
  area("M319 36c62 74 66 104 46 132a60 60 0 0 1-92 0c-20-28-16-58 46-132z", accent) +
  oval(319, 158, 20, 26, light);

/** Those who are still watching, minute by minute, with the playhead at the eighth. */
const stayers: Subject = ({ strong, soft, light, accent }) => {
  const counts = [7, 7, 6, 5, 5, 4, 3, 3, 2, 1, 1, 1];
  const seats = counts.flatMap((count, minute) =>
    Array.from({ length: count }, (_, row) => ({ x: 90 + minute * 38.5, y: 330 - row * 38.5, minute })),
  );
  const head = 90 + 7 * 38.5;
  return (
    dots(
      seats.filter(({ minute }) => minute < 7),
      15,
      strong,
    ) +
    dots(
      seats.filter(({ minute }) => minute > 7),
      15,
      soft,
    ) +
    cord("M75 376H525", soft, 14) +
    cord(`M75 376H${head}`, strong, 14) +
    slab(head - 5, 88, 10, 290, 0, accent) +
    area(`M${head - 34} 60h68l-34 48z`, accent) +
    dots(
      seats.filter(({ minute }) => minute === 7),
      17,
      accent,
    ) +
    spot(head, 376, 24, accent) +
    spot(head, 376, 9, light)
  );
};

/** A microphone that stands upright. */
const microphone = (fill: string, head: string): string =>
  area("M262 180h76l-18 330h-40z", fill) +
  slab(240, 30, 120, 150, 60, head) +
  slab(236, 128, 128, 26, 8, fill);

/** One microphone takes over while the other still speaks. */
const handover: Subject = ({ strong, light, accent, soft }) => {
  return turned(-34, 300, 300, microphone(strong, soft)) + turned(34, 300, 300, microphone(accent, light));
};

export const TIMES = { stairs, flags, ascent, clock, night, candle, stayers, handover } satisfies Readonly<
  Record<string, Subject>
>;
