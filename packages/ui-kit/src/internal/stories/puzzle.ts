import type { SliderChallenge } from "../../slider-captcha/index.ts";
import { art } from "./art.ts";

const SIZE = 50;
const PIECE = "M10 12h9c-3-4-2-9 4-9s7 5 4 9h11v10c4-3 9-2 9 4s-5 7-9 4v15H10V34c4 3 8 2 8-4s-4-7-8-4z";

function uri(viewBox: string, width: number, height: number, body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A stand-in for the puzzle a server draws, and where its gap is. */
export function puzzle(seed: number): SliderChallenge & { readonly gapX: number } {
  const gapX = 90 + ((seed * 67) % 140);
  const pieceY = 16 + ((seed * 41) % 80);
  const grounds = ["hot", "violet", "mint", "ink"] as const;
  const { src } = art({
    width: 600,
    height: 300,
    seed: seed + 5,
    ground: grounds[seed % grounds.length] ?? "hot",
    centre: [0.55, 0.5],
  });
  const picture = `<image href="${src.replaceAll("'", "&#39;")}" width="300" height="150"/>`;
  const gap = `<path transform="translate(${gapX} ${pieceY})" d="${PIECE}" fill="#12110F" fill-opacity=".62" stroke="#FFF" stroke-width="1.5"/>`;
  const piece = `<clipPath id="p"><path transform="translate(${gapX} ${pieceY})" d="${PIECE}"/></clipPath><g clip-path="url(#p)">${picture}</g><path transform="translate(${gapX} ${pieceY})" d="${PIECE}" fill="none" stroke="#FFF" stroke-width="1.5"/>`;
  return {
    challengeId: `puzzle-${seed}`,
    background: uri("0 0 300 150", 600, 300, picture + gap),
    piece: uri(`${gapX} ${pieceY} ${SIZE} ${SIZE}`, SIZE * 2, SIZE * 2, piece),
    pieceY,
    pieceSize: SIZE,
    gapX,
  };
}
