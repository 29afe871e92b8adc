import { polar, num } from "../svg/shapes.ts";

const CENTRE = { x: 28, y: 28 };

/** Copies of an element turned around the middle of the mark. */
function around(count: number, content: string, offset = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${num(offset + (index * 360) / count)} 28 28)">${content}</g>`,
  ).join("");
}

function stroked(d: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"${more}/>`;
}

const ROUND = ` stroke-linecap="round" stroke-linejoin="round"`;

/** Blades of a lens between two radii. */
function aperture(): string {
  const blades = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    const [outer, next, inner] = [
      polar(CENTRE, 27, angle),
      polar(CENTRE, 27, angle + 0.93),
      polar(CENTRE, 10, angle + 1.75),
    ];
    return `<path d="M${num(outer.x)} ${num(outer.y)}A27 27 0 0 1 ${num(next.x)} ${num(next.y)}L${num(inner.x)} ${num(inner.y)}z"/>`;
  });
  return blades.join("");
}

/** Marks of the invented clients in a square of 56, in one colour; `--ground` parts are cut out by even-odd fills. */
export const MARKS: Readonly<Record<string, string>> = {
  muyan:
    `<path d="M28 3C44 16 44 40 28 53C12 40 12 16 28 3z" fill="none" stroke="currentColor" stroke-width="2"/>` +
    `<path d="M3 28C16 12 40 12 53 28C40 44 16 44 3 28z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="28" cy="28" r="5"/>`,
  laobaxiang: `<path fill-rule="evenodd" d="M10 2H46A8 8 0 0 1 54 10V46A8 8 0 0 1 46 54H10A8 8 0 0 1 2 46V10A8 8 0 0 1 10 2zM28 8a9 9 0 0 1 6 15.700a13 13 0 1 1-12 0A9 9 0 0 1 28 8zm0 5a4.500 4.500 0 1 0 0 9a4.500 4.500 0 0 0 0-9zm0 14.500a7.500 7.500 0 1 0 0 15a7.500 7.500 0 0 0 0-15z"/>`,
  mianmian:
    `<path d="M36 4A25 25 0 1 0 53 34A20 20 0 0 1 36 4z"/>` +
    stroked("M20 30q5 6 11 3", 3.4, ROUND).replace("currentColor", "#FBF9F6"),
  shengye:
    `<circle cx="10" cy="46" r="7"/>` +
    stroked("M10 29A17 17 0 0 1 27 46", 6) +
    stroked("M10 17A29 29 0 0 1 39 46", 5) +
    stroked("M10 5A41 41 0 0 1 51 46", 4),
  yunju: `<path d="M4 46A12 12 0 0 1 13 27A15 15 0 0 1 42 22A12.500 12.500 0 0 1 52 46H34V36A6 6 0 0 0 22 36V46z"/>`,
  linglu: `<path d="M2 8L20 14L28 40L36 14L54 8L42 22L30 52H26L14 22z"/><circle cx="28" cy="12" r="5"/>`,
  qingyan:
    stroked("M2 20Q20 20 28 6Q36 20 54 20", 5) +
    stroked("M6 36Q22 35 28 22Q34 35 50 36", 5) +
    stroked("M10 52Q24 51 28 38Q32 51 46 52", 5),
  miaowei: `<path fill-rule="evenodd" d="M6 4L20 13A27 27 0 0 1 36 13L50 4V30A22 22 0 0 1 6 30zM19 25a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM37 25a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM24 38h8l-4 5z"/>`,
  shujie:
    stroked("M52 4H28A12 12 0 0 0 28 28A12 12 0 0 1 28 52H4", 2.4) +
    stroked("M52 12H30A5 5 0 0 0 30 20M4 44H26A5 5 0 0 0 26 36", 2.4),
  yuelu: `<path d="M1 50L20 12L29 29L38 15L55 50H43L37 36L31 45L20 25L12 50z"/>`,
  heli:
    stroked("M28 54V14", 4) +
    [14, 26, 38]
      .map(
        (y) =>
          `<path d="M30 ${y + 10}Q30 ${y} 42 ${y - 4}Q43 ${y + 9} 30 ${y + 10}zM26 ${y + 10}Q26 ${y} 14 ${y - 4}Q13 ${y + 9} 26 ${y + 10}z"/>`,
      )
      .join("") +
    `<ellipse cx="28" cy="8" rx="4" ry="7"/>`,
  qiwu: `<circle cx="20" cy="36" r="17" fill="none" stroke="currentColor" stroke-width="4.500"/><circle cx="41" cy="20" r="9"/><circle cx="26" cy="8" r="4.500"/>`,
  qinglan: `<path d="M4 30A24 24 0 0 1 52 30z"/><path d="M4 34H52V37H4zM9 41H47V44H9zM16 48H40V51H16z"/>`,
  benbu:
    `<path d="M6 6A26 26 0 0 1 32 32H6z"/>` +
    stroked("M30 32H44L52 12", 5, ROUND) +
    `<circle cx="13" cy="46" r="6.500"/><circle cx="39" cy="46" r="6.500"/>`,
  guanglu: aperture(),
  yexing: `<path fill-rule="evenodd" d="M28 18L54 52H2zM28 34L20 52H36z"/><circle cx="44" cy="11" r="7"/>`,
  hanasaki: around(5, `<path d="M28 26C17 20 17 6 28 2C39 6 39 20 28 26z"/>`),
  lysglimt:
    `<path d="M10 30A18 18 0 0 1 46 30z"/>` +
    stroked("M28 2V12M17 37L12 52M28 37V54M39 37L44 52", 2.6, ROUND),
  tanxi: stroked(
    "M3 16Q15.500 4 28 16T53 16M3 28Q15.500 16 28 28T53 28M3 40Q15.500 28 28 40T53 40",
    3.2,
    ROUND,
  ),
  nuanfeng: `<path fill-rule="evenodd" d="M28 2L54 52H2zM28 28a10 10 0 1 0 0 20a10 10 0 0 0 0-20z"/>`,
  xingchuan:
    `<path d="M28 1C29 20 36 27 55 28C36 29 29 36 28 55C27 36 20 29 1 28C20 27 27 20 28 1z"/>` +
    stroked("M40 10A22 22 0 0 1 46 16", 2.4, ROUND) +
    stroked("M10 40A22 22 0 0 0 16 46", 2.4, ROUND),
  maibao: `<path d="M2 54V24A8.500 8.500 0 0 1 19 24V30V16A9 9 0 0 1 37 16V30V24A8.500 8.500 0 0 1 54 24V54H36V48A8 8 0 0 0 20 48V54z"/>`,
  zhixian: `<path fill-rule="evenodd" d="M2 28Q16 8 34 14Q42 17 46 24L55 14V42L46 32Q42 39 34 42Q16 48 2 28zM17 22a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7z"/>`,
  luoyin: stroked("M4 4V52H52M15 4V41H52M26 4V30H52", 5) + `<circle cx="43" cy="13" r="9"/>`,
};
