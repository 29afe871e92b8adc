import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, degrees, dots, line, num, polar, ring } from "../svg/shapes.ts";
import { figure, slice, type Subject, turned } from "./forms.ts";

/** A flight of stairs that somebody leaps up with one step left out. */
const stairs: Subject = ({ light, soft, accent }) => {
  const steps = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const [x, y] = [-70 + index * 104, 384 - index * 44];
    if (index !== 3) return slab(x, y, 108, 640 - y, 0, light);
    // Its riser and its tread, in dashes that end where they do.
    return line(`M${x + 8} ${y + 40}v-36h92`, soft, 8, { "stroke-dasharray": "16 12" });
  });
  return `${steps.join("")}${cord("M192 286C196 130 300 70 398 168", accent, 20)}${spot(398, 168, 40, accent)}`;
};

/** Thirty-four strokes in a row, or those of them that are marked. */
const festivals = (
  top: number,
  marked: readonly number[] = Array.from({ length: 34 }, (_, index) => index),
) => marked.map((index) => `M${num(108 + index * 12.2)} 384V${top}`).join("");

/** Thirty-four festivals in a row, four of them marked, below a flag that says so. */
const flags: Subject = ({ strong, soft, accent, light }) =>
  slab(-90, 380, 780, 160, 0, strong) +
  slab(88, 54, 10, 330, 0, strong) +
  area("M98 62h416l-48 101l48 101H98z", accent) +
  figure("4", 120, 246, 2.5, soft) +
  figure("/34", 259, 246, 1.4, soft) +
  line(festivals(340), strong, 5) +
  line(festivals(296, [3, 13, 21, 29]), light, 9);

/** Twelve weeks as twelve steps, from a marked day at the foot to the flag at the top. */
const ascent: Subject = ({ strong, mid, light, accent }) => {
  const steps = Array.from({ length: 12 }, (_, week) => {
    const [x, y] = [90 + week * 36, 384 - week * 22];
    return slab(x, y, 36, 640 - y, 0, week % 2 === 0 ? strong : mid);
  });
  return (
    slab(522, 142, 168, 500, 0, strong) +
    slab(-90, 406, 180, 200, 0, mid) +
    steps.join("") +
    figure("12", 92, 262, 2.8, light) +
    slab(500, 58, 8, 86, 0, strong) +
    area("M500 58h-98l24 26l-24 26h98z", accent) +
    ring({ x: 108, y: 352 }, 26, accent, 12) +
    spot(108, 352, 9, accent)
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
