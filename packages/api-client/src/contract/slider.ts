import * as v from "valibot";
import { PhoneFieldSchema, TokenSchema } from "./fields.ts";
import { schemaOf, type Schema } from "./schema.ts";

/** What a solved puzzle may open: the code for a reservation, or one for an account. */
export type SliderAction = "reservation" | AccountSliderAction;

/** What a puzzle of the accounts may open. */
export type AccountSliderAction = "login" | "register" | "reset";

/** Points of a track at most. */
export const SLIDER_TRACK_POINTS = 300;

/** Width of a puzzle's coordinates, pixels. */
export const SLIDER_WIDTH_PX = 300;

/** Longest value of GeeTest's three. */
const GEETEST_MAX_LENGTH = 200;

/** Latest time of a track's point, milliseconds; a puzzle lives shorter. */
const TRACK_MAX_MS = 600_000;

/** Most work that a puzzle asks for, bits; each doubles it. */
export const SLIDER_WORK_MOST_BITS = 24;

/**
 * Work that a browser does while its visitor slides: to find a whole number so that the SHA-256 of `<salt>.<number>`
 * begins with so many bits that are 0.
 */
export interface SliderWork {
  /** At most 32 characters, so that the text fits into one block of the hash. */
  salt: string;
  bits: number;
}

/** A puzzle of our own. Where the piece belongs stays on the server. */
export interface LocalPuzzle {
  provider: "local";
  challengeId: string;
  /** Picture with the gap as `data:` URI, a multiple of 300 × 150 pixels. */
  background: string;
  /** Picture of the piece as `data:` URI, transparent around it. */
  piece: string;
  /** Upper edge of the piece, in pixels of 300 × 150. */
  pieceY: number;
  /** Side of the piece, in pixels of 300 × 150. */
  pieceSize: number;
  /** To be done before the answer. */
  work: SliderWork;
  /** Milliseconds until it cannot be answered any more. */
  expiresInMs: number;
}

/** What GeeTest's `initGeetest` takes. */
export interface GeetestPuzzle {
  provider: "geetest";
  /** Always 1: while GeeTest cannot be reached, the answer is a {@link LocalPuzzle}. */
  success: 1;
  gt: string;
  challenge: string;
  new_captcha: true;
}

/** A puzzle for the visitor; its provider tells which. */
export type SliderPuzzle = LocalPuzzle | GeetestPuzzle;

/** Where the piece was at a time. */
export interface SliderPoint {
  /** Left edge of the piece, in pixels of 300 × 150. */
  x: number;
  /** Way up or down from the start, in pixels of 300 × 150. */
  y: number;
  /** Milliseconds since the start. */
  t: number;
}

/** Answer to a {@link LocalPuzzle}, for one action and phone number. */
export interface LocalSolution<Action extends SliderAction = SliderAction> {
  action: Action;
  phone: string;
  challengeId: string;
  /** Left edge of the piece, in pixels of 300 × 150. */
  x: number;
  /** From (0, 0, 0) to `x`, 2 to 300 points. */
  track: SliderPoint[];
  /** The number that the puzzle's work is about. */
  nonce: number;
}

/** What GeeTest's `getValidate` gives, for one action and phone number. */
export interface GeetestSolution<Action extends SliderAction = SliderAction> {
  action: Action;
  phone: string;
  geetest_challenge: string;
  geetest_validate: string;
  geetest_seccode: string;
}

/** Answer to a puzzle. */
export type SliderSolution<Action extends SliderAction = SliderAction> =
  | LocalSolution<Action>
  | GeetestSolution<Action>;

/** What a solved puzzle gives: a token for one code, from the same browser, for the same action and phone number. */
export interface SliderPass {
  token: string;
  /** Milliseconds until the token ends. */
  expiresInMs: number;
}

/** Schema of {@link SliderPuzzle}. */
export const SliderPuzzleSchema: Schema<SliderPuzzle> = schemaOf<SliderPuzzle>()(
  v.variant("provider", [
    v.object({
      provider: v.literal("local"),
      challengeId: v.string(),
      background: v.pipe(v.string(), v.startsWith("data:image/")),
      piece: v.pipe(v.string(), v.startsWith("data:image/")),
      pieceY: v.number(),
      pieceSize: v.number(),
      work: v.object({
        salt: v.pipe(v.string(), v.maxLength(32)),
        bits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SLIDER_WORK_MOST_BITS)),
      }),
      expiresInMs: v.number(),
    }),
    v.object({
      provider: v.literal("geetest"),
      success: v.literal(1),
      gt: v.string(),
      challenge: v.string(),
      new_captcha: v.literal(true),
    }),
  ]),
);

/** Schema of a solution for the site: a reservation. */
export const SiteSolutionSchema: Schema<SliderSolution<"reservation">> = schemaOf<
  SliderSolution<"reservation">
>()(
  v.union([
    v.object({ action: v.literal("reservation"), phone: PhoneFieldSchema, ...localFields() }),
    v.object({ action: v.literal("reservation"), phone: PhoneFieldSchema, ...geetestFields() }),
  ]),
);

/** Schema of a solution for the accounts. */
export const AccountSolutionSchema: Schema<SliderSolution<AccountSliderAction>> = schemaOf<
  SliderSolution<AccountSliderAction>
>()(
  v.union([
    v.object({ action: accountAction(), phone: PhoneFieldSchema, ...localFields() }),
    v.object({ action: accountAction(), phone: PhoneFieldSchema, ...geetestFields() }),
  ]),
);

/** Schema of {@link SliderPass}. */
export const SliderPassSchema: Schema<SliderPass> = schemaOf<SliderPass>()(
  v.object({ token: v.string(), expiresInMs: v.number() }),
);

function accountAction(): Schema<AccountSliderAction> {
  return v.picklist(["login", "register", "reset"]);
}

function localFields(): {
  challengeId: Schema<string>;
  x: Schema<number>;
  track: Schema<SliderPoint[]>;
  nonce: Schema<number>;
} {
  const x = v.pipe(v.number(), v.minValue(0), v.maxValue(SLIDER_WIDTH_PX));
  const point = v.object({
    x: v.pipe(v.number(), v.minValue(-SLIDER_WIDTH_PX), v.maxValue(2 * SLIDER_WIDTH_PX)),
    y: v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000)),
    t: v.pipe(v.number(), v.minValue(0), v.maxValue(TRACK_MAX_MS)),
  });
  return {
    challengeId: TokenSchema,
    x,
    track: v.pipe(v.array(point), v.minLength(2), v.maxLength(SLIDER_TRACK_POINTS)),
    nonce: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  };
}

function geetestFields(): Record<
  "geetest_challenge" | "geetest_validate" | "geetest_seccode",
  Schema<string>
> {
  const value = v.pipe(v.string(), v.nonEmpty(), v.maxLength(GEETEST_MAX_LENGTH), v.regex(/^[\w|.-]+$/));
  return { geetest_challenge: value, geetest_validate: value, geetest_seccode: value };
}
