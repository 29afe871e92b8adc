import { askApi } from "./ask-api.ts";

/**
 * Where the piece of a puzzle belongs. Pages are not told, nor does any call tell.
 *
 * @returns Left edge, in pixels of the picture.
 */
export async function puzzlePlace(dataDir: string, challengeId: string): Promise<number> {
  const place = await askApi<number | null>(dataDir, { name: "puzzle-place", challengeId });
  if (place === null) throw new Error("No place of the puzzle.");
  return place;
}
