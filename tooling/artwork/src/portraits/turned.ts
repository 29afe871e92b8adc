import { HOT, INK, MINT, PAPER, VIOLET } from "../colour/palettes.ts";
import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import { FAIR, feature, TAN, WARM } from "./features.ts";

/** Looking down at a phone, a hundred comments to go. */
export function zhaoMin(): string {
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
export function wuQiang(): string {
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
export function satoYui(): string {
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

/** Chin up in profile, the red pencil behind her ear, another shop sign on her phone. */
export function huangXin(): string {
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
