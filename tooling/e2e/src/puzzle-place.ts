import { request } from "node:http";
import { join } from "node:path";

/**
 * Where the piece of a puzzle belongs. Pages are not told, nor does any call tell: the running API is asked on the socket
 * in its data folder, as its own commands ask it.
 *
 * @returns Left edge, in pixels of the picture.
 */
export function puzzlePlace(dataDir: string, challengeId: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: join(dataDir, "api.sock"), method: "POST" }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => {
        const place: unknown = answer.statusCode === 200 ? JSON.parse(text) : text;
        if (typeof place === "number") resolve(place);
        else reject(new Error(`No place of the puzzle: ${text}`));
      });
    });
    asked.on("error", reject);
    asked.end(JSON.stringify({ name: "puzzle-place", challengeId }));
  });
}
