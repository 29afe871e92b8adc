import { cord } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import type { Paint } from "./paint.ts";

/** A trail shoe pushing off, its lugs in the wet. */
export function trailShoe(p: Paint): string {
  const lugs = [22, 48, 74, 100, 126, 152, 178].map((x) => `M${x} 174h18l-4 18h-10z`).join("");
  return [
    cord("M158 52L149 74M188 58L180 78M224 66L216 86M206 92L200 106M236 104L230 118", p.tint, 5),
    area(lugs + "M202 172l18-4-6 18-10 4z", p.ink),
    area("M8 142Q14 156 120 154T234 134Q240 170 206 180H32Q8 178 8 142Z", p.paper),
    area("M10 158Q60 168 120 168T236 156Q230 176 206 180H32Q12 178 10 158Z", p.dim),
    area(
      "M20 78Q14 120 15 148Q40 154 120 154Q190 153 226 144Q228 130 206 124Q168 116 142 98L104 66Q94 58 84 66L72 82Q50 98 36 82Q28 74 20 78Z",
      p.base,
    ),
    area("M36 82Q60 68 92 62Q86 64 84 66L72 82Q50 98 36 82Z", p.ink),
    area("M20 78Q28 74 36 82Q40 112 60 153Q30 152 15 148Q14 120 20 78Z", p.deep),
    area("M180 151Q184 130 202 123Q228 130 226 144Q208 149 180 151Z", p.ink),
    cord(
      "M76 152Q80 120 108 112Q132 108 150 122Q162 132 164 151M92 153Q96 132 114 127Q132 124 142 138L146 152M108 153Q112 140 122 141L128 152",
      p.tint,
      5,
    ),
    area("M72 82L84 66Q94 58 104 66L118 78L104 92Q86 96 72 82Z", p.spark),
    cord("M112 92L126 80M122 100L137 90M134 107L149 99M146 113L160 106", p.paper, 6),
    cord("M20 96Q8 92 12 78L18 74", p.spark, 6),
  ].join("");
}

/** Leggings with a wide waistband, and the tape that went round 1,200 of them. */
export function leggings(p: Paint): string {
  const tape = "M30 84Q34 104 120 106Q206 104 214 78Q216 64 190 58";
  return [
    area(
      "M76 40H164Q176 78 178 110Q176 160 162 196L154 234H128L124 130H116L112 234H86L78 196Q64 160 62 110Q64 78 76 40Z",
      p.ink,
    ),
    area("M164 40Q176 78 178 110Q176 160 162 196L154 234H142Q152 180 156 130Q158 80 150 40Z", p.coal),
    cord("M120 112V128", p.coal, 4),
    cord("M76 116Q84 160 96 190M164 116Q160 134 157 148", p.base, 4),
    area("M80 10H160L166 48Q120 60 74 48Z", p.paper),
    area("M146 10H160L166 48Q158 51 150 53Q152 30 146 10Z", p.dim),
    line("M77 32Q120 42 163 32", p.ink, 3, { "stroke-dasharray": "5 4" }),
    line(tape, p.spark, 20, { "stroke-linecap": "butt" }),
    line(tape, p.ink, 8, { "stroke-dasharray": "2.5 9" }),
    line("M185 48V70", p.ink, 8),
  ].join("");
}
