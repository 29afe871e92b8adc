import { runs } from "@wesdom/vitest-config/sample";
import { formatHex, formatHex8, wcagContrast } from "culori";
import {
  assert,
  constant,
  integer,
  oneof,
  property,
  record,
  stringMatching,
  tuple,
  type Arbitrary,
} from "fast-check";
import { expect, it } from "vitest";
import { contrast } from "./contrast.ts";

/** Ways to write a colour; each says the same to a browser. */
const part = integer({ min: 0, max: 255 });
const share = integer({ min: 0, max: 100 });
const hue = integer({ min: -720, max: 720 });
const hsl = record({ mode: constant("hsl" as const), h: hue, s: share, l: share });
const hwb = record({ mode: constant("hwb" as const), h: hue, w: share, b: share });
const notations: readonly Arbitrary<string>[] = [
  tuple(part, part, part).map(([r, g, b]) => formatHex({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 })),
  tuple(part, part, part, part).map(([r, g, b, a]) =>
    formatHex8({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255, alpha: a / 255 }),
  ),
  stringMatching(/^#[0-9a-fA-F]{3,4}$/),
  tuple(part, part, part).map((parts) => `rgb(${parts.join(", ")})`),
  tuple(part, part, part, share).map(([r, g, b, a]) => `rgb(${r} ${g} ${b} / ${a}%)`),
  tuple(share, share, share).map(([r, g, b]) => `RGBA(${r}%, ${g}%, ${b}%, .5)`),
  hsl.map(({ h, s, l }) => `hsl(${h}, ${s}%, ${l}%)`),
  hsl.map(({ h, s, l }) => `hsl(${h / 360}turn ${s}% ${l}% / 0.5)`),
  hwb.map(({ h, w, b }) => `hwb(${h}deg ${w}% ${b}%)`),
];
const notation = oneof(...notations);

it("of two colours in any notation is the one that a library of its own computes", () => {
  assert(
    property(notation, notation, (first, second) => {
      expect(contrast(first, second), `${first} on ${second}`).toBeCloseTo(
        wcagContrast(first.toLowerCase(), second.toLowerCase()),
        3,
      );
    }),
    runs(1000, 20_000),
  );
});

it("of the same colour in every notation is 1", () => {
  for (const same of [
    "#F00",
    "#ff0000",
    "#ff0000ff",
    "rgb(255,0,0)",
    "rgb(100% 0% 0%)",
    "hsl(0 100% 50%)",
    "hwb(none 0% 0%)",
  ])
    expect([same, contrast(same, "#F00")]).toEqual([same, 1]);
});

it.each(["", "#12", "#12345", "red", "rgb(1, 2)", "lab(50% 0 0)", "var(--x)"])(
  "of “%s” is an error",
  (text) => {
    expect(() => contrast(text, "#fff")).toThrow(RangeError);
  },
);
