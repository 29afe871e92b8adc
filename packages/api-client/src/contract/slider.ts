import * as v from "valibot";
import { accountCall } from "./accountCall.ts";
import { PhoneFieldSchema, TokenSchema } from "./fields.ts";
import type { Schema } from "./schema.ts";

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

const AccountActionSchema = v.picklist(["login", "register", "reset"]);

/** What a puzzle of the accounts may open. */
export type AccountSliderAction = v.InferOutput<typeof AccountActionSchema>;
/** What a solved puzzle may open: the code for a reservation, or one for an account. */
export type SliderAction = "reservation" | AccountSliderAction;

/** Most parts of the work that stands for a puzzle. */
const WORK_MOST_PARTS = 64;

const WorkSchema = v.object({
  /** At most 32 characters, so that the text fits into one block of the hash. */
  salt: v.pipe(v.string(), v.maxLength(32)),
  bits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SLIDER_WORK_MOST_BITS)),
});

const LocalPuzzleSchema = v.object({
  provider: v.literal("local"),
  challengeId: v.string(),
  /** Picture with the gap as `data:` URI, a multiple of 300 × 150 pixels. */
  background: v.pipe(v.string(), v.startsWith("data:image/")),
  /** Picture of the piece as `data:` URI, transparent around it. */
  piece: v.pipe(v.string(), v.startsWith("data:image/")),
  /** Upper edge of the piece, in pixels of 300 × 150. */
  pieceY: v.number(),
  /** Side of the piece, in pixels of 300 × 150. */
  pieceSize: v.number(),
  /** To be done before the answer. */
  work: WorkSchema,
  /** Milliseconds until it cannot be answered any more. */
  expiresInMs: v.number(),
});

const GeetestPuzzleSchema = v.object({
  provider: v.literal("geetest"),
  /** Always 1: while GeeTest cannot be reached, the answer is a {@link LocalPuzzle}. */
  success: v.literal(1),
  gt: v.string(),
  challenge: v.string(),
  new_captcha: v.literal(true),
});

/** A puzzle of our own. Where the piece belongs stays on the server. */
export type LocalPuzzle = v.InferOutput<typeof LocalPuzzleSchema>;
/**
 * Work that a browser does while its visitor slides: to find a whole number so that the SHA-256 of `<salt>.<number>`
 * begins with so many bits that are 0.
 */
export type SliderWork = v.InferOutput<typeof WorkSchema>;
/** What GeeTest's `initGeetest` takes. */
export type GeetestPuzzle = v.InferOutput<typeof GeetestPuzzleSchema>;

/** A puzzle for the visitor; its provider tells which. */
export type SliderPuzzle = v.InferOutput<typeof SliderPuzzleSchema>;
const SliderPuzzleSchema = v.variant("provider", [LocalPuzzleSchema, GeetestPuzzleSchema]);

/** Asks for work instead of a puzzle, for one action and phone number. */
export type WorkBody = v.InferOutput<typeof WorkBodySchema>;
const WorkBodySchema = v.object({ action: AccountActionSchema, phone: PhoneFieldSchema });

/** Work instead of a puzzle: so many parts, each a {@link SliderWork} whose salt is `<salt>.<part>`, from part 0 on. */
export type WorkOrder = v.InferOutput<typeof WorkOrderSchema>;
const WorkOrderSchema = v.object({
  challengeId: v.string(),
  work: WorkSchema,
  parts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(WORK_MOST_PARTS)),
  /** Milliseconds until it cannot be answered any more. */
  expiresInMs: v.number(),
});

const NonceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const PointSchema = v.object({
  /** Left edge of the piece, in pixels of 300 × 150. */
  x: v.pipe(v.number(), v.minValue(-SLIDER_WIDTH_PX), v.maxValue(2 * SLIDER_WIDTH_PX)),
  /** Way up or down from the start, in pixels of 300 × 150. */
  y: v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000)),
  /** Milliseconds since the start. */
  t: v.pipe(v.number(), v.minValue(0), v.maxValue(TRACK_MAX_MS)),
});

/** Where the piece was at a time. */
export type SliderPoint = v.InferOutput<typeof PointSchema>;

const geetestValue = v.pipe(v.string(), v.nonEmpty(), v.maxLength(GEETEST_MAX_LENGTH), v.regex(/^[\w|.-]+$/));

/** Answer to a {@link LocalPuzzle}, for one action and phone number. */
export type LocalSolution<Action extends SliderAction = SliderAction> = v.InferOutput<
  ReturnType<typeof localSolutionOf<Action>>
>;
function localSolutionOf<Action extends SliderAction>(action: Schema<Action>) {
  return v.object({
    action,
    phone: PhoneFieldSchema,
    challengeId: TokenSchema,
    /** Left edge of the piece, in pixels of 300 × 150. */
    x: v.pipe(v.number(), v.minValue(0), v.maxValue(SLIDER_WIDTH_PX)),
    /** From (0, 0, 0) to `x`, 2 to 300 points. */
    track: v.pipe(v.array(PointSchema), v.minLength(2), v.maxLength(SLIDER_TRACK_POINTS)),
    /** The number that the puzzle's work is about. */
    nonce: NonceSchema,
  });
}

/** What GeeTest's `getValidate` gives, for one action and phone number. */
export type GeetestSolution<Action extends SliderAction = SliderAction> = v.InferOutput<
  ReturnType<typeof geetestSolutionOf<Action>>
>;
function geetestSolutionOf<Action extends SliderAction>(action: Schema<Action>) {
  return v.object({
    action,
    phone: PhoneFieldSchema,
    geetest_challenge: geetestValue,
    geetest_validate: geetestValue,
    geetest_seccode: geetestValue,
  });
}

/** Answer to a {@link WorkOrder}, for what it was asked for. */
export type WorkSolution = v.InferOutput<typeof WorkSolutionSchema>;
const WorkSolutionSchema = v.object({
  ...WorkBodySchema.entries,
  challengeId: TokenSchema,
  /** The number of each part, in their order. */
  nonces: v.pipe(v.array(NonceSchema), v.maxLength(WORK_MOST_PARTS)),
});

/** Answer to a puzzle. */
export type SliderSolution<Action extends SliderAction = SliderAction> =
  | LocalSolution<Action>
  | GeetestSolution<Action>;
function solutionOf<Action extends SliderAction>(action: Schema<Action>) {
  return v.union([localSolutionOf(action), geetestSolutionOf(action)]);
}

/** Schema of a solution for the site: a reservation. */
export const SiteSolutionSchema = solutionOf(v.literal("reservation"));

/** Schema of a solution for the accounts, which work may stand for. */
export const AccountSolutionSchema = v.union([solutionOf(AccountActionSchema), WorkSolutionSchema]);

/** What a solved puzzle gives: a token for one code, from the same browser, for the same action and phone number. */
export type SliderPass = v.InferOutput<typeof SliderPassSchema>;
const SliderPassSchema = v.object({
  token: v.string(),
  /** Milliseconds until the token ends. */
  expiresInMs: v.number(),
});

/** Calls for puzzles. Each sets or needs the cookie that binds a puzzle to the browser, and each takes one answer. */
export const sliderCalls = {
  sliderRegister: accountCall({
    summary: "A puzzle before a code for a reservation",
    path: "/gee/slider/register",
    answer: SliderPuzzleSchema,
  }),
  sliderValidate: accountCall({
    summary: "Answer a puzzle for a reservation; once, right or wrong",
    path: "/gee/slider/validate",
    body: SiteSolutionSchema,
    answer: SliderPassSchema,
  }),
  accountSliderRegister: accountCall({
    summary: "A puzzle before a code for an account",
    path: "/yxy/gee/slider/register",
    answer: SliderPuzzleSchema,
  }),
  accountSliderWork: accountCall({
    summary: "Work instead of a puzzle before a code for an account, for who sees no picture",
    path: "/yxy/gee/slider/work",
    body: WorkBodySchema,
    answer: WorkOrderSchema,
  }),
  accountSliderValidate: accountCall({
    summary: "Answer a puzzle for an account, or show the work for one; once, right or wrong",
    path: "/yxy/gee/slider/validate",
    body: AccountSolutionSchema,
    answer: SliderPassSchema,
  }),
};
