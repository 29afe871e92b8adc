import { HOT, INK, PAPER, VIOLET } from "../colour/palettes.ts";
import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import { FAIR, feature, TAN, WARM } from "./features.ts";

/** Leaning in, chin on her hand, the squared notebook open. */
export function linYue(): string {
  const [skin, shade] = WARM;
  return [
    area("M132 236Q128 112 236 106Q350 108 346 236Q352 318 318 352H166Q138 316 132 236Z", INK),
    area("M216 300H292V420H216Z", shade),
    area("M96 600Q96 440 206 410L252 470L300 404Q420 428 446 600Z", VIOLET),
    area("M206 410L252 470L300 404L292 392Q256 430 216 396Z", PAPER),
    area("M360 430Q430 460 446 600H380Z", "#4126D3"),
    area("M162 200Q152 300 190 338Q222 364 262 340Q318 300 314 196Q300 140 236 140Q176 144 162 200Z", skin),
    area("M314 196Q318 300 262 340Q246 350 230 351Q292 300 284 180Z", shade),
    area("M140 226Q150 116 244 114Q336 118 334 262Q310 236 292 168Q240 214 140 226Z", INK),
    feature("M178 218Q190 210 204 216M238 214Q254 206 270 214"),
    spot(194, 240, 6, INK),
    spot(254, 238, 6, INK),
    feature("M220 242L208 280L222 284"),
    feature("M202 306Q224 324 248 304", 6),
    spot(324, 300, 9, HOT),
    cord("M356 600L300 410", VIOLET, 62),
    cord("M300 402L288 372", PAPER, 50),
    area("M262 384Q256 350 232 346Q222 334 240 328Q276 322 306 344Q324 362 314 392Z", skin),
    feature("M240 346Q262 342 276 352", 4),
    `<g transform="rotate(-8 130 540)">${slab(34, 486, 210, 130, 8, PAPER)}${line("M54 486V600M80 486V600M106 486V600M132 486V600M158 486V600M184 486V600M210 486V600M34 512H244M34 538H244M34 564H244", "#FFD5C6", 2)}${cord("M60 522H150M60 548H190M60 572H120", INK, 5)}</g>`,
    cord("M196 560L236 500", HOT, 10),
  ].join("");
}

/** Arms crossed, the watch of a runner, glasses for small print. */
export function chenHang(): string {
  const [skin, shade] = TAN;
  return [
    area("M206 300H278V410H206Z", shade),
    area("M48 600Q46 436 122 408L206 388Q242 424 278 388L362 408Q436 436 432 600Z", INK),
    area("M206 388L184 398Q196 460 242 462Q288 460 300 398L278 388Q242 424 206 388Z", PAPER),
    area("M362 408Q436 436 432 600H384Q396 470 330 400Z", "#3D3933"),
    oval(158, 240, 16, 24, shade),
    oval(324, 240, 16, 24, skin),
    area(
      "M164 190Q158 290 182 324Q210 358 242 358Q274 358 300 324Q324 290 318 190Q300 130 242 130Q182 130 164 190Z",
      skin,
    ),
    area("M318 190Q324 290 300 324Q274 358 242 358Q300 300 292 170Z", shade),
    area(
      "M158 226Q140 118 226 104Q320 86 330 160Q334 200 322 228Q316 190 300 172Q240 186 196 164Q172 180 158 226Z",
      INK,
    ),
    area(
      "M158 226Q152 190 160 172L176 178Q166 200 166 240ZM322 228Q328 200 324 178L308 176Q316 200 316 240Z",
      "#9A9184",
    ),
    slab(176, 218, 56, 42, 16, "none").replace('fill="none"', `fill="none" stroke="${INK}" stroke-width="6"`),
    slab(252, 218, 56, 42, 16, "none").replace('fill="none"', `fill="none" stroke="${INK}" stroke-width="6"`),
    feature("M232 232Q242 226 252 232M176 230L160 226M308 230L322 226"),
    feature("M180 204Q202 194 226 204M258 204Q280 194 304 202", 7),
    spot(206, 240, 6, INK),
    spot(280, 240, 6, INK),
    feature("M240 250L234 284H250"),
    feature("M218 316Q246 322 266 308", 6),
    cord("M330 566L106 496", shade, 52),
    area("M334 592Q372 600 392 584L384 548L346 540Z", shade),
    cord("M110 552L352 504", skin, 54),
    area("M40 600Q44 520 70 500L128 516L122 596Z", INK),
    area("M436 600Q436 510 412 486L346 528L352 600Z", "#3D3933"),
    area("M330 482Q372 462 400 478Q414 500 386 520L344 530Z", skin),
    feature("M376 474L354 486M396 482L366 500M402 500L372 514", 4),
    `<g transform="rotate(-11 290 517)">${slab(284, 482, 20, 66, 4, "#FFD3C2")}${spot(294, 515, 21, HOT)}${spot(294, 515, 13, PAPER)}${line("M294 506V515H300", INK, 4)}</g>`,
  ].join("");
}

/** Laughing, head thrown back, the market in her bag. */
export function emilyCarter(): string {
  const [skin, shade] = FAIR;
  const curls = [
    [156, 250, 50],
    [142, 188, 52],
    [180, 128, 54],
    [246, 104, 56],
    [312, 130, 54],
    [346, 192, 52],
    [338, 260, 50],
    [352, 318, 40],
    [140, 312, 42],
  ];
  const head = [
    ...curls.map(([x = 0, y = 0, radius = 0]) => spot(x, y, radius, "#C2330C")),
    area("M170 200Q166 296 200 336Q240 376 282 338Q318 300 314 196Q300 144 240 142Q184 146 170 200Z", skin),
    area("M314 196Q318 300 282 338Q264 356 244 360Q300 300 286 176Z", shade),
    spot(196, 150, 34, "#C2330C"),
    spot(246, 134, 36, HOT),
    spot(296, 156, 32, "#C2330C"),
    feature("M178 214Q196 196 214 210M262 208Q280 194 300 212", 6),
    feature("M182 240Q196 226 212 240M264 238Q280 224 296 238", 6),
    feature("M236 236L228 270L244 274"),
    area("M194 288Q240 300 288 284Q284 340 242 342Q204 340 194 288Z", INK),
    area("M198 290Q240 301 284 287L282 302Q242 312 202 304Z", PAPER),
    area("M216 326Q242 306 270 324Q258 342 242 342Q226 341 216 326Z", HOT),
    ...[
      [186, 262],
      [198, 270],
      [182, 276],
      [286, 262],
      [298, 268],
      [290, 276],
    ].map(([x = 0, y = 0]) => spot(x, y, 2.6, "#CB8A67")),
  ].join("");
  return [
    area("M206 310H276Q268 386 300 420L240 470L180 420Q214 386 206 310Z", shade),
    `<g transform="rotate(-11 240 320)">${head}</g>`,
    area("M74 600Q76 452 176 416Q240 470 304 412Q404 446 414 600Z", "#FFD5C6"),
    area("M176 416Q240 470 304 412L314 416Q240 500 166 420Z", HOT),
    area("M340 434Q406 470 414 600H356Q370 510 340 434Z", "#FF9A7A"),
    area(
      "M330 600V440Q316 400 296 378Q336 384 346 424Q352 376 386 352Q384 392 366 430Q392 402 424 402Q404 428 388 450V600Z",
      "#2CC29D",
    ),
    line("M346 424V560M366 430L362 560", "#06483A", 4),
    area("M288 484H442L430 620H300Z", "#EBDFCB"),
    area("M404 484H442L430 620H396Z", "#CDBDA2"),
    spot(358, 552, 24, HOT),
    spot(358, 552, 11, PAPER),
    cord("M120 600Q150 540 290 548", "#FFD5C6", 58),
    spot(304, 546, 28, skin),
    cord("M308 534H330M310 548H334M308 562H330", skin, 15),
  ].join("");
}

/** His ear on a radio that has only two knobs. */
export function liuBo(): string {
  const [skin, shade] = WARM;
  const head = [
    area("M160 210Q154 300 192 340Q232 376 272 344Q314 300 310 200Q296 140 234 140Q176 144 160 210Z", skin),
    area("M160 210Q154 300 192 340Q206 352 222 358Q176 296 190 178Z", shade),
    area(
      "M150 236Q128 190 148 150Q140 128 168 124Q176 92 214 104Q240 76 268 102Q304 90 312 124Q342 138 324 172Q334 204 316 232Q306 206 300 184Q276 194 262 176Q240 194 214 178Q198 194 180 186Q168 204 150 236Z",
      INK,
    ),
    `<circle cx="206" cy="244" r="29" fill="none" stroke="${INK}" stroke-width="6"/><circle cx="276" cy="240" r="29" fill="none" stroke="${INK}" stroke-width="6"/>`,
    feature("M235 240Q241 236 247 240M177 240L160 236"),
    feature("M190 204Q204 196 220 204M262 200Q278 194 292 202", 6),
    feature("M194 246Q206 256 218 246M264 242Q276 252 288 242", 6),
    feature("M238 256L234 288L250 290"),
    feature("M216 314Q242 332 262 308", 6),
  ].join("");
  return [
    area("M200 316H276V420H200Z", shade),
    area("M56 600Q60 462 160 420Q236 470 310 414Q410 446 428 600Z", VIOLET),
    area("M150 424Q236 360 316 416Q322 452 300 470Q236 430 172 474Q150 452 150 424Z", "#4126D3"),
    `<g transform="rotate(10 240 300)">${head}</g>`,
    cord("M206 470V536M266 466V524", PAPER, 7),
    line("M356 180L330 40", PAPER, 6),
    spot(330, 40, 9, PAPER),
    `<g transform="rotate(8 370 260)">${slab(324, 170, 136, 168, 18, PAPER)}${slab(430, 170, 30, 168, 14, "#FFE3D9")}${spot(380, 226, 38, INK)}${line("M380 196a30 30 0 1 1-.1 0M380 208a18 18 0 1 1-.1 0", "#FFB79F", 4)}${spot(352, 304, 17, HOT)}${spot(408, 304, 17, HOT)}${line("M352 304V290M408 304L418 294", INK, 5)}</g>`,
    cord("M424 600Q470 480 420 372", VIOLET, 66),
    cord("M420 372L400 344", "#4126D3", 58),
    cord("M392 350L350 338M404 336L346 318M418 322L404 312", skin, 20),
  ].join("");
}
