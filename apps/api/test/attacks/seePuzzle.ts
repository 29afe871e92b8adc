import sharp from "sharp";
import { HEIGHT_PX, WIDTH_PX } from "../../src/slider/placePieces.ts";

/** From which opacity on, of 255, a pixel belongs to the piece. */
const OPAQUE = 128;

/** A puzzle as a program sees it: what a page is sent, in pixels of 300 × 150. */
export interface SeenPuzzle {
  /** Brightness of the picture, row by row. */
  readonly ground: Float32Array;
  /** How the picture's brightness rises to the right and downwards. */
  readonly risesX: Float32Array;
  readonly risesY: Float32Array;
  /** How steep it is. */
  readonly steepness: Float32Array;
  /** Brightness of the piece. */
  readonly piece: Float32Array;
  /** Whether a pixel belongs to the piece. */
  readonly covers: (x: number, y: number) => boolean;
  /** The piece's rim. */
  readonly rim: readonly RimPoint[];
  readonly size: number;
  /** Upper edge of the piece. */
  readonly top: number;
}

/** A point of the piece's rim, from its middle, and the direction that leads out of it. */
export interface RimPoint {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
}

/** Looks at a puzzle. */
export async function seePuzzle(
  background: Buffer,
  piece: Buffer,
  size: number,
  top: number,
): Promise<SeenPuzzle> {
  const ground = await brightness(background, WIDTH_PX, HEIGHT_PX);
  const alpha = await sharp(piece).extractChannel("alpha").resize(size, size).raw().toBuffer();
  const covers = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < size && y < size && (alpha[y * size + x] ?? 0) > OPAQUE;
  const { risesX, risesY, steepness } = slopes(ground);
  const bare = await sharp(piece).removeAlpha().toBuffer();
  return {
    ground,
    risesX,
    risesY,
    steepness,
    piece: await brightness(bare, size, size),
    covers,
    rim: rimOf(covers, size),
    size,
    top,
  };
}

async function brightness(picture: Buffer, width: number, height: number): Promise<Float32Array> {
  const pixels = await sharp(picture).removeAlpha().greyscale().resize(width, height).raw().toBuffer();
  return Float32Array.from(pixels);
}

/** Sobel's. */
function slopes(ground: Float32Array): Pick<SeenPuzzle, "risesX" | "risesY" | "steepness"> {
  const [width, height] = [WIDTH_PX, HEIGHT_PX];
  const [risesX, risesY, steepness] = [0, 0, 0].map(() => new Float32Array(ground.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = (dx: number, dy: number): number => ground[(y + dy) * width + x + dx] ?? 0;
      const index = y * width + x;
      const right = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
      const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
      risesX[index] = right;
      risesY[index] = down;
      steepness[index] = Math.hypot(right, down);
    }
  }
  return { risesX, risesY, steepness };
}

/** Points of the mask with something outside beside them; outwards is where least of the mask is. */
function rimOf(covers: SeenPuzzle["covers"], size: number): RimPoint[] {
  const rim: RimPoint[] = [];
  const middle = (size - 1) / 2;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!covers(x, y)) continue;
      if (covers(x - 1, y) && covers(x + 1, y) && covers(x, y - 1) && covers(x, y + 1)) continue;
      let [outX, outY] = [0, 0];
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          if (covers(x + dx, y + dy)) continue;
          outX += dx;
          outY += dy;
        }
      }
      const length = Math.hypot(outX, outY) || 1;
      rim.push({ x: x - middle, y: y - middle, outX: outX / length, outY: outY / length });
    }
  }
  return rim;
}
