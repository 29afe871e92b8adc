import { HOT, INK, MINT, PAPER, type PaletteName, VIOLET } from "../colour/palettes.ts";
import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line, type Point } from "../svg/shapes.ts";

/** A person of the team: the colours about them, where the rings start, and the drawing. */
export interface Person {
  readonly palette: PaletteName;
  readonly halo: Point;
  readonly draw: () => string;
}

const FAIR = ["#FFE0D0", "#F4BDA2"] as const;
const WARM = ["#F9CDB3", "#E6A484"] as const;
const TAN = ["#EBB08D", "#CB8A67"] as const;

/** Drawn features are all of one line. */
const feature = (d: string, width = 5): string => cord(d, INK, width);

/** Leaning in, chin on her hand, the squared notebook open. */
function linYue(): string {
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
function chenHang(): string {
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

/** Looking down at a phone, a hundred comments to go. */
function zhaoMin(): string {
  const [skin, shade] = FAIR;
  const head = [
    area(
      "M148 232Q140 112 244 104Q348 106 346 232Q352 360 384 452Q300 470 286 396H168Q170 450 120 446Q150 360 148 232Z",
      INK,
    ),
    area("M214 296H280V404H214Z", shade),
    area("M166 220Q164 300 202 342Q240 376 276 342Q324 296 318 214Q300 150 240 150Q180 156 166 220Z", skin),
    area("M318 214Q324 296 276 342Q262 356 246 358Q302 296 288 190Z", shade),
    area("M152 244Q150 128 250 116Q196 170 152 244ZM250 116Q340 124 336 246Q322 180 250 116Z", INK),
    feature("M178 238Q194 226 210 236M256 236Q274 224 290 236"),
    feature("M180 262Q196 274 212 262M256 262Q272 274 290 260", 6),
    feature("M232 262L224 296L238 300"),
    feature("M206 318Q236 344 262 316", 6),
    spot(192, 296, 13, "#FF9A7A"),
    spot(284, 294, 13, "#FF9A7A"),
  ].join("");
  return [
    `<g transform="rotate(9 240 300)">${head}</g>`,
    area("M66 600Q70 452 168 418Q220 466 286 420Q396 448 418 600Z", HOT),
    area("M168 418Q220 466 286 420L300 426Q226 500 154 424Z", PAPER),
    area("M330 436Q404 466 418 600H352Q372 510 330 436Z", "#D9370C"),
    cord("M92 600Q110 540 184 548", HOT, 64),
    cord("M396 600Q370 540 286 552", "#D9370C", 64),
    spot(190, 546, 32, skin),
    spot(282, 550, 32, shade),
    `<g transform="rotate(-6 236 520)">${slab(190, 446, 92, 156, 16, INK)}${slab(198, 456, 76, 140, 8, PAPER)}${slab(208, 470, 44, 12, 6, VIOLET)}${slab(208, 490, 56, 12, 6, "#C3B8FF")}${slab(208, 510, 34, 12, 6, HOT)}${slab(208, 530, 50, 12, 6, "#C3B8FF")}</g>`,
    cord("M196 536L214 528M200 556L216 550", skin, 15),
    cord("M276 540L262 534M276 558L262 556", shade, 15),
  ].join("");
}

/** In profile at the microphone of his headset, the flask within reach. */
function wuQiang(): string {
  const [skin, shade] = TAN;
  return [
    area("M214 320Q210 400 196 430H330V300Z", shade),
    area("M60 600Q72 470 190 424Q260 452 336 404Q452 440 470 600Z", INK),
    area("M190 424Q260 452 336 404L344 380Q268 428 196 408Z", MINT),
    area(
      "M186 170Q166 196 170 222L138 274Q136 284 158 286L152 304L162 314L156 330Q160 366 206 366Q280 372 318 326Q366 270 346 190Q320 118 254 122Q204 130 186 170Z",
      skin,
    ),
    area("M318 326Q366 270 346 190L300 150Q322 260 262 326Q230 352 206 366Q280 372 318 326Z", shade),
    area(
      "M182 186Q176 118 262 102Q372 104 372 220Q372 300 330 340Q322 300 316 268Q292 262 296 216Q280 206 270 168Q226 188 182 186Z",
      "#3D3933",
    ),
    area(
      "M152 304L162 314L156 330Q160 366 206 366Q250 370 290 348Q300 320 298 288Q262 330 206 322Q190 300 152 304Z",
      "#3D3933",
    ),
    cord("M160 316Q178 322 196 314", "#F4BDA2", 6),
    feature("M182 214Q196 204 216 212", 8),
    feature("M194 236Q204 230 214 238", 6),
    feature("M166 276Q178 272 176 262", 4),
    cord("M236 98Q330 92 330 220", HOT, 16),
    slab(296, 206, 58, 82, 26, HOT),
    slab(304, 218, 30, 58, 15, "#D9370C"),
    cord("M322 286Q310 356 190 340", INK, 7),
    slab(146, 328, 50, 24, 12, INK),
    `<g transform="rotate(6 116 520)">${slab(72, 456, 80, 160, 16, PAPER)}${slab(126, 456, 26, 160, 12, "#DDD3C4")}${slab(80, 420, 64, 44, 12, MINT)}${line("M72 500H152", HOT, 12)}</g>`,
    cord("M330 600Q300 560 170 558", INK, 70),
    cord("M178 544H128M176 564H124M178 584H130", skin, 20),
    line("M352 470Q392 520 396 600", "#3D3933", 6),
  ].join("");
}

/** Turned away a little, a letter from the customers in her hand. */
function satoYui(): string {
  const [skin, shade] = FAIR;
  return [
    spot(140, 178, 56, INK),
    line("M110 150L180 214", HOT, 9),
    area("M164 232Q150 120 250 108Q350 112 346 220L330 300H176Z", INK),
    area("M216 300H290V400H216Z", shade),
    area("M84 600Q92 456 200 420L300 416Q400 446 420 600Z", PAPER),
    area("M206 372Q254 400 300 372V430Q252 470 204 430Z", PAPER),
    line("M206 400Q252 428 300 400", "#CFC6FF", 5),
    area("M340 436Q410 470 420 600H360Q376 510 340 436Z", "#CFC6FF"),
    area(
      "M188 200Q182 290 214 330Q248 366 288 348Q326 324 336 262L340 210Q316 150 254 150Q204 154 188 200Z",
      skin,
    ),
    area("M188 200Q182 290 214 330Q232 350 254 354Q206 292 222 180Z", shade),
    area("M176 258Q160 122 258 120Q352 124 346 226Q290 236 216 214Q206 250 206 286Q188 290 176 258Z", INK),
    feature("M252 252Q264 262 278 252M306 250Q318 260 330 248", 6),
    feature("M300 258L312 292L298 298"),
    feature("M268 318Q288 330 308 314", 6),
    spot(258, 292, 13, "#FF9A7A"),
    spot(200, 306, 7, HOT),
    cord("M410 600Q404 520 330 508", PAPER, 62),
    cord("M388 536Q372 516 340 508", "#CFC6FF", 6),
    `<g transform="rotate(-10 280 500)">${slab(188, 430, 170, 112, 6, "#FFD5C6")}${area("M188 436L273 494L358 436V430H188Z", HOT)}${spot(273, 486, 13, PAPER)}</g>`,
    cord("M330 500L300 494M336 518L304 516M338 536L312 536", skin, 18),
  ].join("");
}

/** Laughing, head thrown back, the market in her bag. */
function emilyCarter(): string {
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
    spot(246, 134, 36, "#FF4A1C"),
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
    area("M204 310H276V452H204Z", shade),
    `<g transform="rotate(-11 240 320)">${head}</g>`,
    area("M74 600Q76 452 176 416Q240 470 304 412Q404 446 414 600Z", "#FFD5C6"),
    area("M176 416Q240 470 304 412L314 416Q240 500 166 420Z", HOT),
    area("M340 434Q406 470 414 600H356Q370 510 340 434Z", "#FF9A7A"),
    area(
      "M330 600V440Q316 400 296 378Q336 384 346 424Q352 376 386 352Q384 392 366 430Q392 402 424 402Q404 428 388 450V600Z",
      "#2CC29D",
    ),
    line("M346 424V560M366 430L362 560", "#06483A", 4),
    area("M288 484H442L430 620H300Z", PAPER),
    area("M404 484H442L430 620H396Z", "#DDD3C4"),
    spot(358, 552, 24, HOT),
    spot(358, 552, 11, PAPER),
    cord("M120 600Q150 540 290 548", "#FFD5C6", 58),
    spot(304, 546, 28, skin),
    cord("M308 534H330M310 548H334M308 562H330", skin, 15),
  ].join("");
}

/** His ear on a radio that has only two knobs. */
function liuBo(): string {
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

/** Chin up in profile, the red pencil behind her ear, another shop sign on her phone. */
function huangXin(): string {
  const [skin, shade] = WARM;
  const head = [
    area("M150 300Q146 390 142 420H250L246 320Z", shade),
    area(
      "M290 168Q308 194 304 220L336 266Q338 278 318 280L324 298L314 308L320 324Q314 356 268 358Q204 360 170 318Q126 260 148 184Q176 118 238 122Q276 130 290 168Z",
      skin,
    ),
    area("M148 184Q126 260 170 318Q204 360 268 358Q210 330 196 270Z", shade),
    area("M206 226L214 176H128Q108 236 142 300Q164 286 168 250Q190 240 206 226Z", "#4A3F8F"),
    area(
      "M214 178L198 198L184 180L166 204L150 184L134 208L112 198Q96 116 176 92Q196 62 232 84Q276 70 300 108Q334 118 326 158L340 196L310 184L304 214L284 182L268 206L252 178Z",
      INK,
    ),
    area("M232 84Q276 70 300 108Q334 118 326 158L340 196L310 184L304 214L284 182Q292 116 232 84Z", HOT),
    oval(186, 258, 17, 24, skin),
    feature("M180 250Q192 250 190 266", 4),
    feature("M268 212Q284 202 298 210", 7),
    feature("M272 236Q282 230 292 236", 6),
    feature("M310 270Q300 268 302 258", 4),
    feature("M318 300Q300 308 288 300", 6),
    cord("M150 250L244 220", HOT, 9),
    `<circle cx="186" cy="302" r="17" fill="none" stroke="${MINT}" stroke-width="7"/>`,
  ].join("");
  return [
    area("M36 600Q40 452 130 412L250 408Q336 436 350 600Z", PAPER),
    line("M62 500H344M50 540H348M44 580H350M84 460H326", INK, 12),
    `<g transform="rotate(-8 200 380)">${head}</g>`,
    area("M96 436L132 414L164 520H262L246 410L286 424L312 600H70Z", "#FFB79F"),
    spot(164, 522, 10, INK),
    spot(258, 522, 10, INK),
    cord("M300 600Q360 540 392 412", PAPER, 58),
    cord("M354 520L398 540M372 470L416 484M336 556L376 578", INK, 11),
    slab(366, 240, 78, 146, 14, INK),
    slab(374, 250, 62, 126, 6, PAPER),
    slab(384, 266, 42, 60, 4, HOT),
    cord("M394 282H416M394 296H410M405 282V314", PAPER, 5),
    spot(405, 352, 9, INK),
    cord("M398 400L378 372M404 386L372 350M410 396L436 366", skin, 19),
  ].join("");
}

/** The team, each drawn by eye. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  "lin-yue": { palette: "peach", halo: { x: 240, y: 250 }, draw: linYue },
  "chen-hang": { palette: "mint", halo: { x: 240, y: 240 }, draw: chenHang },
  "zhao-min": { palette: "lilac", halo: { x: 236, y: 520 }, draw: zhaoMin },
  "wu-qiang": { palette: "sand", halo: { x: 170, y: 340 }, draw: wuQiang },
  "sato-yui": { palette: "night", halo: { x: 250, y: 250 }, draw: satoYui },
  "emily-carter": { palette: "pine", halo: { x: 240, y: 300 }, draw: emilyCarter },
  "liu-bo": { palette: "hot", halo: { x: 388, y: 240 }, draw: liuBo },
  "huang-xin": { palette: "violet", halo: { x: 404, y: 310 }, draw: huangXin },
};
