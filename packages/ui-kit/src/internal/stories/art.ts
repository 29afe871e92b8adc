import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PictureProps } from "../../picture/Picture.tsx";
import type { Ground } from "../../section/Section.tsx";

const INKS: Readonly<Record<string, readonly string[]>> = {
  hot: ["#12110F", "#FFB39E", "#FF7A57", "#12110F", "#FBF9F6"],
  violet: ["#12110F", "#FFFFFF", "#9C8AFF", "#C9BFFF", "#FFFFFF"],
  ink: ["#FF4A1C", "#FBF9F6", "#B8B0A4", "#FBF9F6", "#3A362F"],
  mint: ["#12110F", "#BFEBDD", "#066B52", "#FBF9F6", "#12110F"],
  paper: ["#12110F", "#FF4A1C", "#5B3DF5", "#B8B0A4", "#0C9B7A"],
};
const FILLS: Readonly<Record<string, string>> = {
  hot: "#FF4A1C",
  violet: "#5B3DF5",
  ink: "#12110F",
  mint: "#0C9B7A",
  paper: "#F1E7DC",
};

interface ArtOptions {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly ground?: Ground;
  /** Centre of the rings, shares of width and height. */
  readonly centre?: readonly [x: number, y: number];
  /** Whether the ground is painted; the hero has its own. */
  readonly filled?: boolean;
}

/** A stand-in for the artwork of the sites: arcs of attention, always the same for a seed. */
export function art(options: ArtOptions): PictureProps {
  const { width, height, seed, ground = "ink", centre = [0.7, 0.42], filled = true } = options;
  const inks = INKS[ground] ?? [];
  const unit = Math.min(width, height) / 18;
  const arcs = Array.from({ length: 9 }, (_, ring) => {
    const share = 40 + ((seed * 37 + ring * 53) % 55);
    const turn = (seed * 71 + ring * 97) % 360;
    const weight = ring % 3 === 0 ? unit * 0.42 : unit * 0.2;
    return `<circle r="${(unit * (1.3 + ring * 0.95)).toFixed(1)}" fill="none" stroke="${inks[ring % inks.length]}" stroke-width="${weight.toFixed(1)}" pathLength="100" stroke-dasharray="${share} ${100 - share}" transform="rotate(${turn})"/>`;
  }).join("");
  const fill = filled ? `<path fill="${FILLS[ground]}" d="M0 0h${width}v${height}H0z"/>` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${fill}<g transform="translate(${width * centre[0]} ${height * centre[1]})"><circle r="${unit * 0.6}" fill="${inks[0]}"/>${arcs}</g></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width,
    height,
    alt: "",
    preview: FILLS[ground],
  };
}

/** A stand-in for a code to scan. */
export function code(alt: string): PictureProps {
  const cells = Array.from({ length: 441 }, (_, at) =>
    (at * 7919 + ((at * at) % 31)) % 5 < 2 ? `M${at % 21} ${Math.floor(at / 21)}h1v1h-1z` : "",
  ).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 25 25" width="200" height="200"><path fill="#fff" d="M-2-2h25v25H-2z"/><path d="${cells}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 200, height: 200, alt };
}

/** A stand-in for a client's mark. */
export function mark(name: string): { src: string; width: number; height: number } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" viewBox="0 0 240 96"><circle cx="36" cy="48" r="16" fill="none" stroke="#12110F" stroke-width="7"/><text x="66" y="60" font-family="Helvetica,Arial,'Noto Sans CJK SC'" font-weight="700" font-size="34" fill="#12110F">${name}</text></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 240, height: 96 };
}

/** Margin around a mark that fills its square. */
const MARK_MARGIN = 4.8;

/** Address of an icon as a file of its own, in white; a mark that is wide needs no margin. */
export function whiteMark(icon: ReactElement, margin: number = MARK_MARGIN): string {
  const side = 24 + 2 * margin;
  const svg = renderToStaticMarkup(icon)
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/viewBox="[^"]*"/, `viewBox="${-margin} ${-margin} ${side} ${side}"`)
    .replace("currentColor", "#fff");
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
