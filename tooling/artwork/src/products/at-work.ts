import { HOT } from "../colour/palettes.ts";
import { FAIR, WARM } from "../portraits/features.ts";
import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, element, line } from "../svg/shapes.ts";
import { chest, dreams, face, looks, placed, trait } from "../vignettes/figure.ts";
import { stroller } from "./baby.ts";
import { sunscreen } from "./beauty.ts";
import { tea } from "./food.ts";
import type { Paint } from "./paint.ts";

/** A chemist at night, with the film and the tube that has no name yet. */
export function chemist(p: Paint): string {
  return [
    area("M82 92Q74 28 124 26Q172 30 162 96L168 150H78Z", p.ink),
    chest(p.paper, p.dim),
    area("M98 150H142V170L120 194L98 170Z", FAIR[0]),
    area("M96 164L120 190L144 164L152 170L120 222L88 170Z", p.base),
    placed(120, 92, [
      face(FAIR),
      looks(-3),
      trait("M-8 31Q2 36 10 29"),
      area("M-36-2Q-42-54 4-54Q40-52 36 0Q28-22 20-32Q0-18-22-26Q-32-18-36-2Z", p.ink),
      slab(-36, -34, 70, 17, 8, p.spark),
      slab(-28, -31, 24, 11, 5, p.tint),
      slab(2, -31, 24, 11, 5, p.tint),
    ]),
    cord("M120 222V240", p.dim, 4),
    cord("M54 236L34 178", p.paper, 32),
    placed(38, 120, [sunscreen(p)], -12, 0.46).replace("translate(38 120)", "translate(-18 62)"),
    cord("M24 168L44 162M24 178L46 174M28 188L46 186", FAIR[0], 12),
    cord("M188 236L208 160", p.dim, 32),
    placed(
      196,
      104,
      [
        slab(-20, -44, 48, 84, 4, p.ink),
        slab(-12, -34, 32, 26, 3, p.tint),
        slab(-12, 0, 32, 26, 3, p.spark),
        line("M-16-44V40M24-44V40", p.paper, 3, { "stroke-dasharray": "4 6" }),
      ],
      12,
    ),
    cord("M194 150L212 146M192 160L212 158M196 170L212 168", FAIR[0], 12),
  ].join("");
}

/** Somebody who reads, and the light on the page. */
export function reader(p: Paint): string {
  return [
    area("M8 66H88L150 240H-20Z", p.shade),
    line("M232 240V70Q232 4 140 4Q48 4 48 34", p.base, 7),
    area("M6 70A42 42 0 0 1 90 70Z", p.base),
    area("M58 30A42 42 0 0 1 90 70H66Z", p.deep),
    oval(48, 70, 42, 7, p.paper),
    placed(32, 20, [
      area("M84 96Q72 30 122 30Q174 34 160 104L156 156H88Z", p.coal),
      chest(p.base, p.deep),
      placed(116, 96, [face(WARM), dreams(), trait("M-8 29Q2 35 12 28")], -7),
      area("M80 98Q80 44 122 42Q158 46 152 96Q140 82 130 66Q108 84 80 98Z", p.coal),
      cord("M60 224L66 206M186 226L170 206", p.base, 30),
      area("M42 182Q80 172 118 194Q156 172 194 182V232Q156 222 118 240Q80 222 42 232Z", p.paper),
      area("M118 194Q156 172 194 182V232Q156 222 118 240Z", p.dim),
      line(
        "M56 194Q80 188 106 200M56 206Q80 200 106 212M132 200Q156 188 180 194M132 212Q156 200 180 206",
        p.ink,
        3,
      ),
      cord("M36 212L56 206M36 222L56 218M200 212L182 206M200 222L182 218", WARM[0], 12),
    ]),
  ].join("");
}

/** A shelf as the fridge shows it, row behind row, and the bottle that is taken. */
export function shelf(p: Paint): string {
  return [
    `<defs>${bottle("a", p.deep, p.ink, p.base)}${bottle("b", p.tint, p.ink, p.paper)}${bottle("c", p.ink, p.coal, p.deep)}</defs>`,
    row("a", -160, 0.6, 112, -560, 11),
    slab(-340, -18, 680, 14, 0, p.ink),
    row("b", -84, 0.86, 112, -448, 9),
    slab(-340, 120, 680, 14, 0, p.ink),
    row("c", 34, 1.2, 112, -336, 7),
    cord("M400 40L196-52", HOT, 92),
    cord("M186-56L150-72", p.paper, 76),
    cord("M140-76L96-96", WARM[1], 62),
    placed(46, -172, [tea(p)], 10, 1.5).replace("scale(1.5)", "scale(1.5) translate(-120 0)"),
    cord("M128-104L46-110M124-76L34-80M118-50L34-52", WARM[0], 29),
  ].join("");
}

/** What a viewer of the live room has in the hand: the stroller, and what is called out about it. */
export function liveRoom(p: Paint): string {
  return [
    area("M232 286Q236 220 196 190L60 200L52 286Z", WARM[1]),
    slab(42, -14, 156, 300, 24, p.ink),
    slab(50, -6, 140, 284, 16, p.tint),
    spot(120, 94, 66, p.paper),
    placed(46, 16, [stroller(p)], 0, 0.64),
    slab(60, 4, 48, 18, 9, p.spark),
    spot(70, 13, 4, p.paper),
    cord("M80 13H98", p.paper, 5),
    heart(206, 44, 2.6, p.spark),
    cord("M230 262L184 206", WARM[0], 34),
    cord("M36 240H58M36 268H58", WARM[0], 24),
  ].join("");
}

/** The mouth of a pump, and the drop that is about to fall upon the number. */
export function drop(p: Paint): string {
  return [
    cord("M540-210H96Q0-210 0-134", p.ink, 96),
    cord("M540-226H96Q30-226 8-190", p.coal, 10),
    slab(-60, -146, 120, 26, 8, p.paper),
    area("M0-92Q64 8 64 52A64 64 0 0 1-64 52Q-64 8 0-92Z", p.spark),
    cord("M-34 52A34 34 0 0 0-8 84", p.paper, 10),
  ].join("");
}

function bottle(id: string, fill: string, cap: string, label: string): string {
  return element(
    "g",
    { id },
    slab(-20, 4, 40, 22, 5, cap) +
      area("M-18 28H18V52Q20 74 36 88Q46 98 46 114V240H-46V114Q-46 98-36 88Q-20 74-18 52Z", fill) +
      slab(-46, 124, 92, 78, 0, label),
  );
}

function row(id: string, y: number, scale: number, step: number, from: number, count: number): string {
  return element(
    "g",
    { transform: `translate(0 ${y}) scale(${scale})` },
    Array.from({ length: count }, (_, index) => `<use href="#${id}" x="${from + index * step}"/>`).join(""),
  );
}

function heart(x: number, y: number, size: number, fill: string): string {
  return placed(x, y, [area("M0 12Q-16 0-12-8Q-6-16 0-7Q6-16 12-8Q16 0 0 12Z", fill)], 8, size);
}
