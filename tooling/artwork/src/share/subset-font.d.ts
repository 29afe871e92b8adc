declare module "subset-font" {
  /** Cuts the glyphs of a text out of a font file. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: "truetype" | "woff" | "woff2";
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
