/** Width and height of a puzzle's picture, in its own pixels. */
export const SIZE: readonly [width: number, height: number] = [300, 150];

const [WIDTH, HEIGHT] = SIZE;

/** From which opacity on, of 255, a pixel belongs to the piece. */
const OPAQUE = 200;

/** How much darker the gap is than its surroundings, at least. */
const DARKER = 0.85;

/** The puzzle as it is seen: pixels as red, green, blue and opacity, row by row. */
export interface SeenPuzzle {
  readonly ground: readonly number[];
  readonly cut: readonly number[];
  /** Side of the piece. */
  readonly size: number;
  /** Upper edge of the piece. */
  readonly top: number;
}

/**
 * Where the piece belongs: there the picture shows what the piece shows, only darker, and it is darker within the
 * piece's outline than just around it. The outline tells the gap from its decoys.
 *
 * @returns Left edge, in pixels of the picture.
 */
export function findGap({ ground, cut, size, top }: SeenPuzzle): number {
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < size && y < size && (cut[(y * size + x) * 4 + 3] ?? 0) > OPAQUE;
  const places = Array.from(
    { length: size * size },
    (_, index) => [index % size, Math.floor(index / size)] as const,
  );
  const inside = places.filter(([x, y]) => isInside(x, y));
  const rim = inside.flatMap(([x, y]) =>
    (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    )
      .filter(([dx, dy]) => !isInside(x + dx, y + dy))
      .map(([dx, dy]) => ({ x, y, dx, dy })),
  );
  const seen = (x: number, y: number): number => lightOf(ground, clamp(y, HEIGHT) * WIDTH + clamp(x, WIDTH));
  let best = { place: 0, score: -Infinity };
  for (let place = size; place <= WIDTH - size; place += 1) {
    const darker = rim.filter(({ x, y, dx, dy }) => {
      const within = seen(place + x - dx * 2, top + y - dy * 2);
      return within < DARKER * seen(place + x + dx * 3, top + y + dy * 3);
    });
    const pairs = inside.map(([x, y]) => [seen(place + x, top + y), lightOf(cut, y * size + x)] as const);
    const score = darker.length / rim.length + likeness(pairs);
    if (score > best.score) best = { place, score };
  }
  return best.place;
}

/** How well one row of lights follows from the other: 1 for quite, 0 for not at all. */
function likeness(pairs: readonly (readonly [number, number])[]): number {
  const mean = (pick: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[pick], 0) / pairs.length;
  const [first, second] = [mean(0), mean(1)];
  let [both, one, other] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - first) * (b - second);
    one += (a - first) ** 2;
    other += (b - second) ** 2;
  }
  return both / Math.sqrt((one + 1) * (other + 1));
}

function lightOf(pixels: readonly number[], index: number): number {
  return (pixels[index * 4] ?? 0) + (pixels[index * 4 + 1] ?? 0) + (pixels[index * 4 + 2] ?? 0);
}

function clamp(value: number, end: number): number {
  return Math.min(end - 1, Math.max(0, value));
}
