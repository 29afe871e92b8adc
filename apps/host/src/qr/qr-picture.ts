import sharp from "sharp";
import { encode } from "uqr";

/** Light modules around the code, as the standard asks for. */
export const QUIET_ZONE = 4;

/** Pixels of one module: large enough for a photographed screen. */
const MODULE_PIXELS = 8;
const DARK = 0x12;
const LIGHT = 0xff;

/**
 * Draws a QR code.
 *
 * @param text - What it says.
 * @returns A PNG: a long press in WeChat reads no vector picture.
 */
export async function drawQrCode(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const pixels = Buffer.alloc(size * size, LIGHT);
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pixels[y * size + x] = DARK;
    });
  });
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PIXELS, size * MODULE_PIXELS, { kernel: "nearest" })
    .png({ palette: true, colours: 2, effort: 1 })
    .toBuffer();
}
