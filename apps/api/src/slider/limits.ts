import type { Limit, Lock } from "../database/limits.ts";

/** Puzzles for one browser, and for one network address. */
export const PUZZLE_LIMIT: Limit = { name: "slider-puzzles", most: 30, windowMs: 60_000 };

/** Wrong answers of one browser, and of one network address; the fifth within a minute closes for five. */
export const MISS_LOCK: Lock = { name: "slider-misses", most: 5, windowMs: 60_000, lockMs: 5 * 60_000 };
