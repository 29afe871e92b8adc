import { PAPER, paletteOf } from "../colour/palettes.ts";
import { type Content, type ContentItem, type Language, LANGUAGES } from "../content/read-content.ts";
import { FRAMED } from "../motifs/motifs.ts";
import { articleLooks, framedComposition, serviceLooks, storyLooks } from "../pictures/content-pictures.ts";
import type { Picture } from "../pictures/picture.ts";
import type { Look } from "../scene/compose.ts";
import { faultsOfCard } from "./card-faults.ts";
import { PAGE_CARDS, SERVICE_PAGES } from "./page-cards.ts";
import { drawShareCard, SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from "./share-card.ts";

const HOME_LOOK: Look = { seed: "share/page-home", motif: "arcs", composition: "target", palette: "hot" };

/** Share cards of stories, articles and pages in each language. */
export function sharePictures(content: Content): Picture[] {
  return LANGUAGES.flatMap((language) => [
    ...pageCards(content, language),
    ...storyCards(content, language),
    ...articleCards(content, language),
  ]);
}

/** The card of a home page: its slogan. */
export function homeCard(content: Content, language: Language): ShareCard {
  return fieldCard(content, language, content.slogans[language], "", HOME_LOOK);
}

function pageCards(content: Content, language: Language): Picture[] {
  const pages = PAGE_CARDS.flatMap(({ code, titles, look }) => {
    const title = titles[language];
    if (title === undefined) return [];
    return [
      shared(
        language,
        `page-${code}`,
        fieldCard(content, language, title, "", { ...look, seed: `share/page-${code}` }),
        "src/share/page-cards.ts",
      ),
    ];
  });
  const looks = serviceLooks(content);
  const services = content.items
    .filter(
      (item) =>
        item.language === language &&
        language !== "zh" &&
        item.folder === "services" &&
        SERVICE_PAGES.includes(item.code),
    )
    .map((item) =>
      shared(
        language,
        `page-${item.code}`,
        fieldCard(content, language, item.title, "", framed(looks.get(item.code), item)),
        fileOf(item),
      ),
    );
  return [...pages, ...services];
}

function storyCards(content: Content, language: Language): Picture[] {
  const looks = storyLooks(content);
  return ofFolder(content, language, "stories").map((item) => {
    const card = fieldCard(
      content,
      language,
      item.title,
      item.headline?.value ?? "",
      framed(looks.get(item.code), item),
    );
    return shared(
      language,
      `story-${item.code}`,
      { ...card, note: item.headline?.label ?? "", story: item.code },
      fileOf(item),
    );
  });
}

function articleCards(content: Content, language: Language): Picture[] {
  const looks = articleLooks(content, language);
  return [...ofFolder(content, language, "articles"), ...ofFolder(content, language, "pages")].map((item) => {
    const look = looks.get(item.code) ?? HOME_LOOK;
    const note = content.taxonomy[item.category]?.[language] ?? content.slogans[language];
    return shared(
      language,
      `article-${item.code}`,
      { language, title: item.title, figure: "", note, frame: "panel", look },
      fileOf(item),
    );
  });
}

function ofFolder(content: Content, language: Language, folder: ContentItem["folder"]): ContentItem[] {
  return content.items.filter((item) => item.language === language && item.folder === folder);
}

function fieldCard(
  content: Content,
  language: Language,
  title: string,
  figure: string,
  look: Look,
): ShareCard {
  const note = title === content.slogans[language] ? NOTES[language] : content.slogans[language];
  return { language, title, figure, note, frame: "field", look };
}

/** What the agency does, under its own slogan. */
const NOTES: Readonly<Record<Language, string>> = {
  zh: "社交媒体营销",
  en: "Social media marketing in China",
  ja: "中国SNSマーケティング",
};

/** The look of an item where art must end before the type: its own composition if that holds. */
function framed(look: Look | undefined, item: ContentItem): Look {
  if (look === undefined) return { ...HOME_LOOK, seed: item.code };
  if (look.motif !== "subject" && FRAMED[look.motif].includes(look.composition)) return look;
  return { ...look, composition: framedComposition(item.motif, item.code), motif: item.motif };
}

function fileOf({ language, folder, code }: ContentItem): string {
  return `${language}/${folder}/${code}.md`;
}

/** @param file - What says its title. */
function shared(language: Language, name: string, card: ShareCard, file: string): Picture {
  return {
    kind: "share",
    key: `share/${language}/${name}`,
    src: `share/${language}/${name}.jpg`,
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    type: "image/jpeg",
    preview: card.frame === "panel" ? PAPER : paletteOf(card.look.palette).ground,
    inputs: card,
    module: import.meta.url,
    faults: async () => (await faultsOfCard(card)).map((fault) => `${file}: ${fault}`),
    draw: () => drawShareCard(card),
  };
}
