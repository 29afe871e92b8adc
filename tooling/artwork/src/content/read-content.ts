import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { isMotifName, MOTIF_NAMES, type MotifName } from "../motifs/motifs.ts";
import { hashText } from "../random/seeded-random.ts";
import { SUBJECT_NAMES } from "../subjects/subjects.ts";

/** The languages of the content, in the order in which their folders are read. */
export const LANGUAGES = ["zh", "en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Folders of content items. */
export type Folder = "stories" | "articles" | "services" | "banners" | "team" | "pages";

/** What a picture may need of a content item. */
export interface ContentItem {
  readonly language: Language;
  readonly folder: Folder;
  readonly code: string;
  /** Title, or the name of a person. */
  readonly title: string;
  readonly motif: MotifName;
  /** What an article shows instead of a motif. */
  readonly subject: string | undefined;
  readonly order: number;
  /** ISO date, or an empty text. */
  readonly publishedAt: string;
  readonly category: string;
  readonly industry: string;
  readonly platform: string;
  readonly tone: string;
  readonly headline: { readonly value: string; readonly label: string } | undefined;
}

/** A client of `brands.yaml`. */
export interface Brand {
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** How often they came. */
  readonly projects: number;
}

/** Names of industries, platforms and categories by `<id>` and language. */
export type Taxonomy = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A legal text of `pages`, as it is written. */
export interface LegalDocument {
  readonly language: Language;
  readonly code: string;
  readonly title: string;
  /** ISO date. */
  readonly updatedAt: string;
  /** Markdown. */
  readonly body: string;
}

/** Everything that is drawn from. */
export interface Content {
  readonly items: readonly ContentItem[];
  readonly brands: readonly Brand[];
  readonly documents: readonly LegalDocument[];
  readonly taxonomy: Taxonomy;
  /** Slogan of each language. */
  readonly slogans: Readonly<Record<Language, string>>;
}

const FOLDERS: readonly Folder[] = ["stories", "articles", "services", "banners", "team", "pages"];
/** As the API reads it: with a mark of the encoding before it, and spaces behind its lines. */
const FRONT_MATTER = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?=\r?\n|$)/;

/**
 * Reads the content folder.
 *
 * @param root - The folder that holds `zh`, `en`, `ja` and the yaml files.
 * @throws Error - when an item has no readable front matter, naming the file.
 */
export async function readContent(root: string): Promise<Content> {
  const items: ContentItem[] = [];
  for (const language of LANGUAGES) {
    for (const folder of FOLDERS) items.push(...(await readFolder(root, language, folder)));
  }
  const slogans = await Promise.all(
    LANGUAGES.map(async (language) => {
      const company = await frontMatterOf(join(root, language, "company.md"));
      return [language, text(company["slogan"])] as const;
    }),
  );
  return {
    items,
    brands: await readBrands(root),
    documents: await readDocuments(root),
    taxonomy: await readTaxonomy(root),
    slogans: Object.fromEntries(slogans) as Record<Language, string>,
  };
}

async function readDocuments(root: string): Promise<LegalDocument[]> {
  const documents: LegalDocument[] = [];
  for (const language of LANGUAGES) {
    const directory = join(root, language, "pages");
    const names = (await readdir(directory)).filter((name) => name.endsWith(".md")).toSorted();
    for (const name of names) {
      const file = join(directory, name);
      const matter = await frontMatterOf(file);
      documents.push({
        language,
        code: name.slice(0, -".md".length),
        title: unmarked(text(matter["title"])),
        updatedAt: text(matter["updatedAt"]).slice(0, 10),
        body: (await readFile(file, "utf8")).replace(FRONT_MATTER, "").replace(/^#.*$/gm, unmarked).trim(),
      });
    }
  }
  return documents;
}

async function readFolder(root: string, language: Language, folder: Folder): Promise<ContentItem[]> {
  const directory = join(root, language, folder);
  const names = await readdir(directory).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith(".md")).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const matter = await frontMatterOf(join(directory, name));
      return itemOf(language, folder, name.slice(0, -".md".length), matter);
    }),
  );
}

function itemOf(
  language: Language,
  folder: Folder,
  code: string,
  matter: Record<string, unknown>,
): ContentItem {
  const motif = text(matter["motif"]);
  const headline = matter["headline"] as Record<string, unknown> | undefined;
  return {
    language,
    folder,
    code,
    title: unmarked(text(matter["title"] ?? matter["name"])),
    motif: isMotifName(motif) ? motif : (MOTIF_NAMES[hashText(code) % MOTIF_NAMES.length] ?? "arcs"),
    subject: folder === "articles" && SUBJECT_NAMES.includes(motif) ? motif : undefined,
    order: Number(matter["order"] ?? 0),
    publishedAt: text(matter["publishedAt"]).slice(0, 10),
    category: text(matter["category"]),
    industry: text(matter["industry"]),
    platform: text(matter["platform"]),
    tone: text(matter["tone"]),
    headline: headline && { value: text(headline["value"]), label: text(headline["label"]) },
  };
}

async function frontMatterOf(file: string): Promise<Record<string, unknown>> {
  const source = await readFile(file, "utf8");
  const block = FRONT_MATTER.exec(source)?.[1];
  if (block === undefined) throw new Error(`${file} has no front matter between --- lines.`);
  try {
    return parse(block, { schema: "core" }) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`The front matter of ${file} is not valid YAML.`, { cause });
  }
}

async function readBrands(root: string): Promise<Brand[]> {
  const rows = parse(await readFile(join(root, "brands.yaml"), "utf8")) as Record<string, string>[];
  return rows.map((row) => ({
    id: text(row["id"]),
    names: { zh: text(row["zh"]), en: text(row["en"]), ja: text(row["ja"]) },
    projects: Number(row["projects"]),
  }));
}

async function readTaxonomy(root: string): Promise<Taxonomy> {
  const groups = parse(await readFile(join(root, "taxonomy.yaml"), "utf8")) as Record<
    string,
    Record<string, string>[]
  >;
  const rows = Object.values(groups).flat();
  return Object.fromEntries(
    rows.map((row) => [text(row["id"]), { zh: text(row["zh"]), en: text(row["en"]), ja: text(row["ja"]) }]),
  );
}

function text(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** A title without the marks of where a page may break it: a picture breaks it as it fits. */
function unmarked(title: string): string {
  return title.replaceAll("|", "");
}
