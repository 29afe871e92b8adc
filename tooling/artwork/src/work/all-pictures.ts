import { brandPictures } from "../brands/brand-pictures.ts";
import type { Content } from "../content/read-content.ts";
import { documentPictures } from "../documents/document-pictures.ts";
import { identityPictures } from "../identity/identity-pictures.ts";
import { contentPictures } from "../pictures/content-pictures.ts";
import type { Picture } from "../pictures/picture.ts";
import { portraitPictures } from "../portraits/portrait-pictures.ts";
import { productPictures } from "../products/product-pictures.ts";
import { puzzlePictures } from "../puzzles/puzzle-pictures.ts";
import { sharePictures } from "../share/share-pictures.ts";
import { vignettePictures } from "../vignettes/vignette-pictures.ts";

/** Every picture that the content calls for. */
export function allPictures(content: Content): Picture[] {
  return [
    ...contentPictures(content),
    ...productPictures(content),
    ...brandPictures(content),
    ...portraitPictures(content),
    ...vignettePictures(),
    ...puzzlePictures(),
    ...sharePictures(content),
    ...documentPictures(content),
    ...identityPictures(content),
  ];
}
