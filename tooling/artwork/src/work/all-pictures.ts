import { withPromises } from "@wesdom/facts";
import { brandPictures } from "../brands/brand-pictures.ts";
import type { Content, Language } from "../content/read-content.ts";
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
export function allPictures(written: Content): Picture[] {
  const content = printed(written);
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

/** The content with what it promises by place, `{staff}`, as the API gives it, and without marks of breaks. */
function printed(content: Content): Content {
  return {
    ...content,
    items: content.items.map((item) => ({
      ...item,
      title: filled(item.title, item.language),
      headline: item.headline && {
        value: filled(item.headline.value, item.language),
        label: filled(item.headline.label, item.language),
      },
    })),
    slogans: {
      zh: filled(content.slogans.zh, "zh"),
      en: filled(content.slogans.en, "en"),
      ja: filled(content.slogans.ja, "ja"),
    },
  };
}

function filled(text: string, language: Language): string {
  return withPromises(text, language).replaceAll("|", "");
}
