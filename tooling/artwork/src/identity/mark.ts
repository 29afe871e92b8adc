import { disc, ring } from "../svg/shapes.ts";

/** Side of the square in which the mark is drawn. */
export const MARK_SIZE = 512;
const CENTRE = { x: MARK_SIZE / 2, y: MARK_SIZE / 2 };

/**
 * The brand's mark: a ring and the point in its middle, attention and what it rests on.
 *
 * @param ink - Colour of the ring.
 * @param ground - Colour between ring and point.
 * @param point - Colour of the point.
 */
export function markOf(ink: string, ground: string, point: string): string {
  return ring(CENTRE, 196, ink, 112) + disc(CENTRE, 142, ground) + disc(CENTRE, 82, point);
}
