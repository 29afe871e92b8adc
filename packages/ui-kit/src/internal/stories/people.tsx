import type { ReactNode } from "react";
import { PersonCard } from "../../person-card/index.ts";
import type { PictureProps } from "../../picture/Picture.tsx";
import type { Ground } from "../../section/Section.tsx";
import { CONTENT } from "./content.ts";
import type { Locale } from "./localized.ts";

const GROUNDS: readonly Ground[] = ["violet", "mint", "hot", "ink"];
const FILLS: Readonly<Record<string, readonly [ground: string, figure: string, arc: string]>> = {
  violet: ["#5B3DF5", "#12110F", "#C9BFFF"],
  mint: ["#0C9B7A", "#12110F", "#BFEBDD"],
  hot: ["#FF4A1C", "#12110F", "#FFB39E"],
  ink: ["#12110F", "#FF4A1C", "#B8B0A4"],
};

/** A stand-in for a portrait: a head and shoulders of arcs. */
export function portrait(at: number, alt: string): PictureProps {
  const [ground = "", figure = "", arc = ""] = FILLS[GROUNDS[at % GROUNDS.length] ?? "ink"] ?? [];
  const turn = at * 67;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600"><path fill="${ground}" d="M0 0h480v600H0z"/><g fill="none" stroke="${arc}"><circle cx="240" cy="250" r="190" stroke-width="6" pathLength="100" stroke-dasharray="62 38" transform="rotate(${turn} 240 250)"/><circle cx="240" cy="250" r="152" stroke-width="16" pathLength="100" stroke-dasharray="38 62" transform="rotate(${turn + 150} 240 250)"/></g><circle cx="240" cy="245" r="96" fill="${figure}"/><path fill="${figure}" d="M60 600c0-130 80-210 180-210s180 80 180 210z"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 480,
    height: 600,
    alt,
    preview: ground,
  };
}

/** The team of a language as cards. */
export function samplePeople(
  locale: Locale,
): readonly { readonly key: string; readonly content: ReactNode }[] {
  return CONTENT[locale].people.items.map(([name, role, city, text], at) => ({
    key: name,
    content: <PersonCard name={name} position={role} place={city} text={text} portrait={portrait(at, "")} />,
  }));
}
