import type { Limit, Lock } from "../database/limits.ts";

/** Puzzles for one browser, and for one network address. */
export const PUZZLE_LIMIT: Limit = { name: "slider-puzzles", most: 30, windowMs: 60_000 };

/** Wrong answers of one browser, and of one network address; the fifth within a minute closes for five. */
export const MISS_LOCK: Lock = { name: "slider-misses", most: 5, windowMs: 60_000, lockMs: 5 * 60_000 };

/** Puzzles within minutes from which on one browser, or one network address, has more work to do for each; none is refused. */
export const DEVICE_HASTE: Limit = { name: "slider-haste", most: 4, windowMs: 10 * 60_000 };
export const ADDRESS_HASTE: Limit = { ...DEVICE_HASTE, most: 40 };

/**
 * Codes that one network address may have by work instead of puzzles: a program pays a sixth of a second for that
 * work, so that it is this number that has it gain less than by solving pictures, which give six times as many.
 */
export const WORK_LOCK: Lock = { name: "slider-work", most: 10, windowMs: 60 * 60_000, lockMs: 60 * 60_000 };
