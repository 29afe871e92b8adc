import { chemist, drop, liveRoom, reader, shelf } from "./at-work.ts";
import type { Product } from "./products.ts";

/** How a cover differs from a product below its number. */
interface Cover extends Partial<Product> {
  /** The number stands below what is drawn. */
  readonly isFooted?: boolean;
}

/** Every third cover by the code of its story: hung above its number, or somebody with the product. */
export const COVERS: Readonly<Record<string, Cover>> = {
  "campervan-night": {
    isFooted: true,
    at: [206, 188],
    scale: 2.04,
    turn: 4,
    disc: ["tint", 130, -28, 86],
    answer: ["echoes", 50],
  },
  "nordic-lamp-story": {
    draw: reader,
    active: [48, 70],
    at: [178, 434],
    scale: 2.16,
    answer: ["ticks", 76],
  },
  "skincare-japan-entry": {
    draw: drop,
    isFooted: true,
    active: [0, 0],
    at: [236, 270],
    scale: 1,
    disc: ["tint", 0, 0, 0],
    answer: ["ticks", 124],
  },
  "sofa-live-midnight": { isFooted: true, at: [250, 208] },
  "sparkling-tea-launch": {
    draw: shelf,
    active: [0, 0],
    at: [335, 470],
    scale: 1,
    turn: 0,
    answer: ["echoes", 150],
  },
  "stroller-one-hand": {
    draw: liveRoom,
    active: [120, 120],
    at: [330, 562],
    scale: 2,
    turn: 5,
    disc: ["base", 0, 0, 0],
    answer: ["ticks", 118],
    isBare: true,
  },
  "sunscreen-lab": {
    draw: chemist,
    active: [120, 92],
    at: [338, 484],
    scale: 2.14,
    turn: 0,
    disc: ["tint", 0, 0, 78],
    answer: ["ticks", 90],
    isBare: true,
  },
  "trail-shoes-rain": { isFooted: true, at: [520, 400], scale: 2.3, turn: -16 },
};
