import { sleepingBag, stroller } from "./baby.ts";
import { lipstick, lotion, sunscreen } from "./beauty.ts";
import { camera, earbuds } from "./electronics.ts";
import { catFood, noodles, tea } from "./food.ts";
import { lamp, riceCooker, sofa } from "./home.ts";
import type { Paint } from "./paint.ts";
import { campervan, car, town } from "./roads.ts";
import { leggings, trailShoe } from "./sports.ts";

/** Side of the box in which a product is drawn. */
export const PRODUCT_SIZE = 240;

/** How the picture answers a product: broken rings, whole echoes, the ticks of a scale, a beam to one side. */
export type Answer = "broken" | "echoes" | "ticks" | "beam";

/** A client's product, and how it stands on the cover of its story; lengths of the product's own box. */
export interface Product {
  readonly draw: (paint: Paint) => string;
  /** Where it acts: rings go out from here. */
  readonly active: readonly [x: number, y: number];
  /** Where that lies on the cover, in the cover's pixels. */
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** A disc behind it: its colour, its place seen from the active point, its radius. */
  readonly disc?: readonly [colour: keyof Paint, x: number, y: number, radius: number];
  /** What goes out from the active point: how, from which radius on, and to which side (degrees). */
  readonly answer: readonly [answer: Answer, radius: number, side?: number];
  /** Whether it stands on its ground alone, without the motif of its story. */
  readonly isBare?: boolean;
}

/** The products by the code of their story, each placed by eye. */
export const PRODUCTS: Readonly<Record<string, Product>> = {
  "baby-sleep-diary": {
    draw: sleepingBag,
    active: [120, 132],
    at: [346, 566],
    scale: 2,
    turn: -8,
    disc: ["base", 22, 10, 126],
    answer: ["echoes", 142],
  },
  "camera-second-life": {
    draw: camera,
    active: [132, 138],
    at: [452, 566],
    scale: 2.85,
    turn: -9,
    answer: ["ticks", 92],
  },
  "campervan-night": {
    draw: campervan,
    active: [61, 118],
    at: [180, 470],
    scale: 2.25,
    turn: -3,
    disc: ["ink", 69, 292, 204],
    answer: ["echoes", 62],
  },
  "cat-food-honesty": {
    draw: catFood,
    active: [120, 92],
    at: [244, 478],
    scale: 2.15,
    turn: -4,
    disc: ["tint", 70, 40, 104],
    answer: ["beam", 100, -30],
  },
  "earbuds-blind-test": {
    draw: earbuds,
    active: [164, 54],
    at: [452, 440],
    scale: 3,
    disc: ["tint", -44, 40, 88],
    answer: ["beam", 52, 0],
  },
  "ev-first-owners": {
    draw: car,
    active: [96, 140],
    at: [300, 510],
    scale: 3.05,
    disc: ["tint", 44, -4, 66],
    answer: ["echoes", 84],
  },
  "lipstick-to-cart": {
    draw: lipstick,
    active: [120, 60],
    at: [386, 440],
    scale: 2.9,
    turn: 24,
    disc: ["tint", -46, 40, 62],
    answer: ["broken", 66],
  },
  "mountain-town-season": {
    draw: town,
    active: [64, 206],
    at: [190, 690],
    scale: 2.6,
    disc: ["spark", 132, -130, 24],
    answer: ["echoes", 44],
  },
  "noodle-city-walk": {
    draw: noodles,
    active: [170, 132],
    at: [472, 616],
    scale: 2.6,
    turn: -4,
    disc: ["tint", -60, -44, 70],
    answer: ["beam", 150],
  },
  "nordic-lamp-story": {
    draw: lamp,
    active: [68, 98],
    at: [226, 480],
    scale: 2.1,
    answer: ["ticks", 76],
  },
  "rice-cooker-grandma": {
    draw: riceCooker,
    active: [120, 64],
    at: [262, 430],
    scale: 2.2,
    turn: 0,
    disc: ["tint", 4, 70, 112],
    answer: ["echoes", 100],
  },
  "skincare-japan-entry": {
    draw: lotion,
    active: [63, 64],
    at: [236, 424],
    scale: 2.4,
    disc: ["tint", 84, 70, 84],
    answer: ["echoes", 16],
  },
  "sofa-live-midnight": {
    draw: sofa,
    active: [80, 110],
    at: [250, 540],
    scale: 3,
    disc: ["spark", 96, -36, 46],
    answer: ["echoes", 38],
  },
  "sparkling-tea-launch": {
    draw: tea,
    active: [120, 110],
    at: [322, 540],
    scale: 2.4,
    turn: 22,
    disc: ["deep", 0, 26, 78],
    answer: ["broken", 90],
  },
  "stroller-one-hand": {
    draw: stroller,
    active: [142, 120],
    at: [388, 516],
    scale: 2,
    disc: ["tint", -30, 6, 92],
    answer: ["ticks", 100],
  },
  "sunscreen-lab": {
    draw: sunscreen,
    active: [120, 100],
    at: [356, 548],
    scale: 2.45,
    turn: -18,
    disc: ["spark", 52, -8, 62],
    answer: ["ticks", 84],
  },
  "trail-shoes-rain": {
    draw: trailShoe,
    active: [204, 178],
    at: [528, 648],
    scale: 2.5,
    turn: 14,
    disc: ["tint", -84, -40, 88],
    answer: ["echoes", 30],
  },
  "yoga-pants-fit": {
    draw: leggings,
    active: [120, 86],
    at: [350, 480],
    scale: 2.4,
    turn: 0,
    disc: ["tint", 0, 6, 80],
    answer: ["ticks", 108],
  },
};
