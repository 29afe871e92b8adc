/** Width of the picture's coordinates, pixels. */
export const CAPTCHA_WIDTH_PX = 300;
/** Height of the picture's coordinates, pixels. */
export const CAPTCHA_HEIGHT_PX = 150;
/** Side of the piece's picture unless the challenge says otherwise, pixels of the picture. */
export const CAPTCHA_PIECE_PX = 50;
/** How long a puzzle can be answered unless the challenge says otherwise, milliseconds. */
export const CAPTCHA_TTL_MS = 120_000;
/** Points of a track at most. */
export const CAPTCHA_TRACK_POINTS = 300;

/** A puzzle as a server sends it. Where the piece belongs stays there. */
export interface SliderChallenge {
  readonly challengeId: string;
  /** Picture with the gap, 300 × 150 or a multiple: an address or a `data:` URI. */
  readonly background: string;
  /** Picture of the piece, transparent around it. */
  readonly piece: string;
  /** Upper edge of the piece, pixels of the picture. */
  readonly pieceY: number;
  /** Side of the piece, pixels of the picture. @default 50 */
  readonly pieceSize?: number | undefined;
  /** Milliseconds until it cannot be answered any more. @default 120000 */
  readonly expiresInMs?: number | undefined;
}

/** Where the finger, or the piece by keys, was at a time. */
export interface TrackPoint {
  /** Left edge of the piece, pixels of the picture. */
  readonly x: number;
  /** Way up or down from the start, pixels of the picture. */
  readonly y: number;
  /** Milliseconds since the start. */
  readonly t: number;
}

/** What the visitor answered. */
export interface SliderAnswer {
  readonly challengeId: string;
  /** Left edge of the piece, pixels of the picture. */
  readonly x: number;
  /** From (0, 0, 0) to `x`, at most 300 points. */
  readonly track: readonly TrackPoint[];
}

/** The furthest the piece goes to the right, pixels of the picture. */
export function furthestX(challenge: SliderChallenge | null): number {
  return CAPTCHA_WIDTH_PX - (challenge?.pieceSize ?? CAPTCHA_PIECE_PX);
}
