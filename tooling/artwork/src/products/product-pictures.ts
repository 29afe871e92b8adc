import { paletteOf } from "../colour/palettes.ts";
import type { Content } from "../content/read-content.ts";
import { storyLooks } from "../pictures/content-pictures.ts";
import { optimiseSvg } from "../pictures/optimise-svg.ts";
import type { Picture } from "../pictures/picture.ts";
import { type Look, pictureOf, svgDocument } from "../scene/compose.ts";
import { COVER, COVER_FOOTED } from "../scene/formats.ts";
import { COVERS } from "./covers.ts";
import { onAnyGround, paintOf } from "./paint.ts";
import { type Product, PRODUCT_SIZE, PRODUCTS } from "./products.ts";
import { stagedArt } from "./stage.ts";

/** Covers of the stories, and the product of each by itself; a story without a product has its motif alone. */
export function productPictures(content: Content): Picture[] {
  const looks = [...storyLooks(content)];
  return [
    ...looks.map(([code, look]) => cover(code, look)),
    ...looks.flatMap(([code, look]) => {
      const product = PRODUCTS[code];
      return product === undefined ? [] : [alone(code, product, look)];
    }),
  ];
}

function cover(code: string, look: Look): Picture {
  const product = PRODUCTS[code];
  const { isFooted = false, ...own } = COVERS[code] ?? {};
  const format = isFooted ? COVER_FOOTED : COVER;
  const { width, height } = format;
  return {
    ...pictureBasics("stories", code, look),
    width,
    height,
    ...(isFooted && { clear: "foot" as const }),
    inputs: look,
    draw: async () =>
      optimiseSvg(
        product === undefined
          ? pictureOf(format, look)
          : svgDocument(width, height, stagedArt(format, look, { ...product, ...own })),
      ),
  };
}

function alone(code: string, product: Product, { palette }: Look): Picture {
  return {
    ...pictureBasics("products", code, { palette }),
    width: PRODUCT_SIZE,
    height: PRODUCT_SIZE,
    inputs: { code, palette },
    draw: async () =>
      optimiseSvg(
        svgDocument(PRODUCT_SIZE, PRODUCT_SIZE, product.draw(onAnyGround(paintOf(paletteOf(palette))))),
      ),
  };
}

function pictureBasics(kind: "stories" | "products", code: string, { palette }: Pick<Look, "palette">) {
  return {
    kind,
    key: `${kind}/${code}`,
    src: `${kind}/${code}.svg`,
    type: "image/svg+xml",
    preview: paletteOf(palette).ground,
    module: import.meta.url,
  } as const;
}
