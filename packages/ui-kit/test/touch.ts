import { cdp } from "vitest/browser";

interface TouchOptions {
  /** Way of the finger, CSS pixels. */
  readonly dx?: number;
  readonly dy?: number;
  /** Milliseconds the finger takes for a step, by the clock of the events. @default 8 */
  readonly stepMs?: number;
  /** When it starts by the clock of the events, milliseconds since the epoch. @default now */
  readonly at?: number;
  /** Where it starts, shares of the element. @default its middle */
  readonly from?: readonly [x: number, y: number];
}

interface Protocol {
  readonly send: (method: string, params: object) => Promise<unknown>;
}

const STEPS = 6;

/** Where a point of this frame lies in the page around it. */
function outside(x: number, y: number): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

/** Resolves when what is laid out now is on the screen: a browser begins no frame before the last one is. */
async function shown(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

/** Moves a real finger over an element: the browser scrolls, cancels and captures as on a phone. */
export async function touch(element: Element, options: TouchOptions): Promise<void> {
  await shown();
  const { dx = 0, dy = 0, stepMs = 8, from = [0.5, 0.5], at = Date.now() } = options;
  const client = cdp() as unknown as Protocol;
  const box = element.getBoundingClientRect();
  const x = box.left + box.width * from[0];
  const y = box.top + Math.min(box.height, innerHeight - box.top) * from[1];
  let timestamp = at / 1000;
  const send = async (type: string, points: readonly { x: number; y: number }[]): Promise<void> => {
    timestamp += stepMs / 1000;
    await client.send("Input.dispatchTouchEvent", { type, touchPoints: points, timestamp });
  };
  await send("touchStart", [outside(x, y)]);
  for (let step = 1; step <= STEPS; step += 1)
    await send("touchMove", [outside(x + (dx * step) / STEPS, y + (dy * step) / STEPS)]);
  await send("touchEnd", []);
}
