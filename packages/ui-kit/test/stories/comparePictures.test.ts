import sharp from "sharp";
import { expect, it } from "vitest";
import { comparePictures, encodePicture } from "./comparePictures.ts";

async function drawing(
  marks: readonly { readonly left: number; readonly colour: string }[],
  height = 60,
): Promise<Buffer> {
  const squares = marks.map(
    ({ left, colour }) => `<rect x="${left}" width="10" height="10" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="${height}"><rect width="100" height="100" fill="#fbf9f6"/>${squares.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const HOT = { left: 20, colour: "#ff4a1c" };

it("finds nothing between a picture and what is kept of it", async () => {
  const taken = await drawing([HOT]);
  expect(await comparePictures(await encodePicture(taken), taken)).toEqual({ pixels: 0, picture: null });
});

it("counts what moved, at its old and its new place", async () => {
  const kept = await encodePicture(await drawing([HOT]));
  const { pixels, picture } = await comparePictures(kept, await drawing([{ ...HOT, left: 40 }]));
  expect(pixels).toBe(200);
  expect((await sharp(picture ?? "").metadata()).width).toBe(100);
});

it("overlooks a shade no eye sees, and not one more", async () => {
  const kept = await encodePicture(await drawing([HOT]));
  expect((await comparePictures(kept, await drawing([{ ...HOT, colour: "#f64417" }]))).pixels).toBe(0);
  expect((await comparePictures(kept, await drawing([{ ...HOT, colour: "#c2330c" }]))).pixels).toBe(100);
});

it("takes ten faint differences for a clear one", async () => {
  const kept = await encodePicture(await drawing([HOT]));
  expect((await comparePictures(kept, await drawing([{ ...HOT, colour: "#d84015" }]))).pixels).toBe(10);
});

it("counts every row that came or went", async () => {
  const kept = await encodePicture(await drawing([HOT]));
  expect((await comparePictures(kept, await drawing([HOT], 64))).pixels).toBe(400);
  expect((await comparePictures(kept, await drawing([HOT], 50))).pixels).toBe(1000);
});
