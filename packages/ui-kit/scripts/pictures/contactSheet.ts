import sharp, { type OverlayOptions } from "sharp";

const CELL_WIDTH_PX = 250;
const CELL_HEIGHT_PX = 1400;
const GAP_PX = 16;
const LABEL_HEIGHT_PX = 28;
const GROUND = "#d9d4cc";

/** One story on a sheet: its pictures side by side. */
export interface SheetRow {
  readonly label: string;
  readonly pictures: readonly Buffer[];
}

interface Cell {
  readonly image: Buffer;
  readonly height: number;
}

async function cell(picture: Buffer): Promise<Cell> {
  const { data, info } = await sharp(picture)
    .resize({ width: CELL_WIDTH_PX, height: CELL_HEIGHT_PX, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height };
}

function label(text: string, width: number): Buffer {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT_PX}"><text x="0" y="20" font-family="sans-serif" font-size="15" fill="#12110f">${escaped}</text></svg>`,
  );
}

/**
 * Puts stories below one another, the pictures of each side by side, or, where each has one, in a grid.
 *
 * @returns WebP.
 */
export async function contactSheet(rows: readonly SheetRow[], columns: number): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  const width = columns * (CELL_WIDTH_PX + GAP_PX) + GAP_PX;
  let top = GAP_PX;
  let left = 0;
  let tallest = 0;
  for (const row of rows) {
    const cells = await Promise.all(row.pictures.map(cell));
    if (left + cells.length > columns) {
      top += tallest + LABEL_HEIGHT_PX + GAP_PX;
      left = 0;
      tallest = 0;
    }
    const start = GAP_PX + left * (CELL_WIDTH_PX + GAP_PX);
    overlays.push({ input: label(row.label, cells.length * (CELL_WIDTH_PX + GAP_PX)), top, left: start });
    for (const [at, { image, height }] of cells.entries()) {
      const offset = at * (CELL_WIDTH_PX + GAP_PX);
      overlays.push({ input: image, top: top + LABEL_HEIGHT_PX, left: start + offset });
      tallest = Math.max(tallest, height);
    }
    left += cells.length;
  }
  const height = top + tallest + LABEL_HEIGHT_PX + GAP_PX;
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(overlays)
    .webp({ quality: 88 })
    .toBuffer();
}
