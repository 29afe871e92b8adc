import { cord, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import type { Paint } from "./paint.ts";

/** A lipstick, turned out to the last third. */
export function lipstick(p: Paint): string {
  return [
    area("M90 108V52Q92 40 104 30L134 10Q150 4 150 24V108Z", p.base),
    area("M126 16L134 10Q150 4 150 24V108H130V36Q130 24 126 16Z", p.deep),
    area("M104 30L134 10Q144 6 148 14Q140 34 112 50Q96 56 90 54Q92 40 104 30Z", p.tint),
    slab(82, 100, 76, 44, 3, p.paper),
    slab(130, 100, 28, 44, 3, p.dim),
    slab(88, 100, 8, 44, 0, "#FFFFFF"),
    slab(70, 138, 100, 102, 8, p.coal),
    slab(138, 138, 32, 102, 8, p.ink),
    slab(78, 144, 6, 96, 3, p.dim),
    slab(70, 152, 100, 7, 0, p.paper),
    line("M100 198a20 20 0 1 0 20-20", p.tint, 5),
    spot(120, 198, 6, p.base),
  ].join("");
}

/** A bottle of lotion with its pump and a flower on the label. */
export function lotion(p: Paint): string {
  const petals = [0, 72, 144, 216, 288].map(
    (angle) =>
      `<ellipse cx="120" cy="150" rx="11" ry="15" fill="${p.spark}" transform="rotate(${angle} 120 166)"/>`,
  );
  return [
    cord("M120 52V30H78Q66 30 64 42", p.ink, 11),
    slab(104, 16, 46, 22, 8, p.ink),
    area("M64 52q-14 21 0 27q14-6 0-27z", p.spark),
    slab(98, 52, 44, 26, 5, p.ink),
    slab(98, 60, 44, 4, 0, p.coal),
    area("M98 76H142V86Q182 92 182 126V222Q182 236 168 236H72Q58 236 58 222V126Q58 92 98 86Z", p.paper),
    area("M142 86Q182 92 182 126V222Q182 236 168 236H140Q156 228 156 214V126Q156 98 134 86Z", p.dim),
    area("M58 190Q90 176 120 192T182 188V222Q182 236 168 236H72Q58 236 58 222Z", p.tint),
    area("M156 194Q170 194 182 188V222Q182 236 168 236H140Q156 228 156 214Z", p.shade),
    cord("M70 128Q70 108 88 101", "#FFFFFF", 7),
    ...petals,
    spot(120, 166, 9, p.paper),
    spot(120, 166, 4, p.ink),
  ].join("");
}

/** A tube of sunscreen. */
export function sunscreen(p: Paint): string {
  const rays = Array.from({ length: 12 }, (_, index) => index * 30).map(
    (angle) => `<path d="M120 62V72" transform="rotate(${angle} 120 100)"/>`,
  );
  return [
    area("M56 8H184L166 188H74Z", p.paper),
    area("M150 8H184L166 188H142Z", p.dim),
    slab(54, 4, 132, 18, 3, p.tint),
    line(
      "M62 8V18M74 8V18M86 8V18M98 8V18M110 8V18M122 8V18M134 8V18M146 8V18M158 8V18M170 8V18",
      p.shade,
      3,
    ),
    area("M70 150Q96 138 120 150T170 148L166 188H74Z", p.base),
    spot(120, 100, 22, p.spark),
    `<g stroke="${p.spark}" stroke-width="6" stroke-linecap="round">${rays.join("")}</g>`,
    slab(70, 186, 100, 46, 8, p.ink),
    slab(142, 186, 28, 46, 8, p.coal),
    line("M84 194V226M98 194V226M112 194V226M126 194V226", p.coal, 3),
  ].join("");
}
