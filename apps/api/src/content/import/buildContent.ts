import type { Ref, Service, Story } from "@wesdom/api-client/contract";
import type { Settings } from "../../env.ts";
import type * as schema from "../tables.ts";
import { articleRows } from "./article-rows.ts";
import { companyRows } from "./company-rows.ts";
import { ContentError, unknown } from "./content-error.ts";
import { faultsOfDays } from "./days.ts";
import { documentReader, type ContentDocument } from "./documents.ts";
import { faultsOfFile } from "./file-faults.ts";
import { CONTENT_LANGUAGES, MANIFEST, type ContentFiles } from "./files.ts";
import {
  BannerFront,
  BrandsFile,
  CompaniesFile,
  CompanyFront,
  ServiceFront,
  StoryFront,
  TaxonomyFile,
  TeamFront,
} from "./front-matter.ts";
import { faultOfLink } from "./links.ts";
import { renderMarkdown } from "./markdown.ts";
import { paperOf } from "./paper.ts";
import { ManifestSchema, readPictures } from "./pictures.ts";
import type { Scope, Taxonomy } from "./scope.ts";

/** Rows of all content tables, by the name of the table. */
export type ContentRows = {
  readonly [Table in Exclude<keyof typeof schema, "contentState">]: (typeof schema)[Table]["$inferInsert"][];
};

/**
 * Makes the rows of the database out of the content files.
 *
 * @throws {@link ContentError} with all faults at once: unreadable files, unknown references, missing pictures.
 */
export function buildContent(files: ContentFiles, mode: Settings["pictures"]): ContentRows {
  const steps = contentSteps(files, mode);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** {@link buildContent}, a text at a time: what answers calls meanwhile lets them in between. */
export function* contentSteps(
  files: ContentFiles,
  mode: Settings["pictures"],
): Generator<undefined, ContentRows> {
  const faults: string[] = [];
  const read = documentReader(files, faults);
  const manifest = read.yaml(MANIFEST, ManifestSchema);
  const pictures = readPictures(manifest ?? {}, manifest ? mode : "optional");
  const fault = (file: string, message: string): void => void faults.push(`${file}: ${message}`);
  for (const [file, text] of files) for (const message of faultsOfFile(file, text)) fault(file, message);
  const taxonomyFile = read.yaml("taxonomy.yaml", TaxonomyFile);
  const brandsFile = read.yaml("brands.yaml", BrandsFile);
  const rows: ContentRows = {
    banners: [],
    brands: [],
    stories: [],
    articles: [],
    team: [],
    introductions: [],
    companies: companyRows(read.yaml("companies.yaml", CompaniesFile) ?? []),
  };
  for (const language of CONTENT_LANGUAGES) {
    const { folder, lang } = language;
    const lookUp =
      (list: { id: string; zh: string; en: string; ja: string }[] | undefined, what: string) =>
      (id: string, file: string): Ref => {
        const found = list?.find((entry) => entry.id === id);
        const known = list?.map((entry) => entry.id);
        // A list that could not be read has its own fault.
        if (known && !found) fault(file, unknown(what, id, known));
        return { id, name: found?.[folder] ?? id };
      };
    const taxonomy: Taxonomy = {
      industry: lookUp(taxonomyFile?.industries, "industry"),
      platform: lookUp(taxonomyFile?.platforms, "platform"),
      category: lookUp(taxonomyFile?.categories, "category"),
    };
    const links: { file: string; href: string }[] = [];
    const render: Scope["render"] = ({ file, body }, product) => {
      const text = renderMarkdown(body, folder, {
        product,
        vignettes: pictures.codes("vignettes"),
        vignette: (name) => pictures.find("vignettes", name, ""),
      });
      for (const message of text.faults) fault(file, message);
      if (text.html === "" && text.faults.length === 0) fault(file, "has no text below its front matter");
      links.push(...text.links.map((href) => ({ file, href })));
      return text;
    };
    const scope: Scope = { ...language, read, pictures, taxonomy, fault, render };
    rows.brands.push(
      ...(brandsFile ?? []).map((brand, position) => ({
        lang,
        id: brand.id,
        position,
        data: {
          id: brand.id,
          name: brand[folder],
          picture: pictures.find("brands", brand.id, brand[folder]),
        },
      })),
    );
    const services = buildServices(scope);
    const banners = bannerRows(scope);
    rows.banners.push(...banners);
    for (const { code, data } of banners)
      links.push({ file: `${folder}/banners/${code}.md`, href: data.action.href });
    const stories = yield* storyRows(scope, services, lookUp(brandsFile, "brand"));
    rows.stories.push(...stories);
    const cases = stories.map((row) => row.code);
    for (const { code, story } of services)
      if (story && !cases.includes(story))
        fault(`${folder}/services/${code}.md`, unknown("story", story, cases));
    const team = teamRows(scope);
    rows.team.push(...team);
    const authors = new Map(team.map((row) => [row.code, row.data]));
    const articles = yield* articleRows(scope, "articles", authors);
    const pages = yield* articleRows(scope, "pages", authors);
    for (const { code } of pages)
      if (articles.some((article) => article.code === code))
        fault(
          `${folder}/articles/${code}.md`,
          "a file of pages has this name, and one address: name one anew",
        );
    rows.articles.push(...articles, ...pages);
    const introduction = buildIntroduction(scope, services);
    if (introduction) rows.introductions.push({ lang, data: introduction });
    for (const text of read.dropped)
      if (text.file.startsWith(`${folder}/`) && !text.file.startsWith(`${folder}/banners/`)) render(text);
    const dated = [
      ...stories.map(({ code, data }) => ({ file: `${folder}/stories/${code}.md`, data })),
      ...articles.map(({ code, data }) => ({ file: `${folder}/articles/${code}.md`, data })),
      ...pages.map(({ code, data }) => ({ file: `${folder}/pages/${code}.md`, data })),
    ];
    for (const { file, data } of dated)
      for (const message of faultsOfDays(data, introduction?.founded ?? "", Date.now())) fault(file, message);
    // An address may name an article by its title. A text that has faults is there all the same.
    const titles = new Set([...articles, ...pages].map(({ title }) => title));
    const has = (part: string, code: string): boolean =>
      files.has(`${folder}/${part}/${code}.md`) ||
      ((part === "industries" || part === "platforms") &&
        (taxonomyFile?.[part].some(({ id }) => id === code) ?? true)) ||
      (part === "articles" && (titles.has(code) || files.has(`${folder}/pages/${code}.md`)));
    for (const { file, href } of links) {
      const wrong = faultOfLink(href, folder, has);
      if (wrong) fault(file, wrong);
    }
  }
  read.end();
  const missing = [...pictures.missing].toSorted().join(", ");
  if (missing)
    faults.push(
      `media/manifest.json lacks pictures: ${missing}: draw them, \`pnpm --filter @wesdom/artwork draw\``,
    );
  if (faults.length > 0) throw new ContentError(faults);
  return rows;
}

function bannerRows({ read, folder, lang, pictures }: Scope): ContentRows["banners"] {
  return read.folder(`${folder}/banners`, BannerFront).map(({ front: { order, ...banner } }) => ({
    lang,
    code: banner.code,
    place: banner.place,
    position: order,
    data: { ...banner, picture: pictures.find("banners", banner.code, "", folder) },
  }));
}

function buildServices({ read, folder, pictures, render }: Scope): Service[] {
  return read
    .folder(`${folder}/services`, ServiceFront)
    .toSorted((a, b) => a.front.order - b.front.order)
    .map(({ file, front: { order: _order, paper, ...service }, body }) => ({
      ...service,
      html: render({ file, body }).html,
      ...(paper && { paper: paperOf(paper) }),
      picture: pictures.find("services", service.code, ""),
    }));
}

function* storyRows(
  { read, folder, lang, pictures, taxonomy, fault, render }: Scope,
  services: Service[],
  findBrand: (id: string, file: string) => Ref,
): Generator<undefined, ContentRows["stories"]> {
  const rows: ContentRows["stories"] = [];
  const offered = services.map(({ code }) => code);
  for (const { file, front, body } of read.folder(`${folder}/stories`, StoryFront)) {
    yield;
    const brand = findBrand(front.brand, file);
    // A product takes somebody who draws it, and a case need not wait for that.
    const product = pictures.has("products", front.code)
      ? pictures.find("products", front.code, "")
      : undefined;
    const { html, live } = render({ file, body }, product);
    const data: Story = {
      ...front,
      brand,
      industry: taxonomy.industry(front.industry, file),
      platform: taxonomy.platform(front.platform, file),
      services: front.services.map((id) => {
        const service = services.find((one) => one.code === id);
        if (!service) fault(file, unknown("service", id, offered));
        return { id, name: service?.title ?? id };
      }),
      picture: pictures.find("stories", front.code, ""),
      share: pictures.find("share", `${folder}/story-${front.code}`, front.title),
      ...(live && { live }),
    };
    const { code, industry, platform, publishedAt } = front;
    rows.push({ lang, code, industry, platform, publishedAt, data, html });
  }
  return rows;
}

function teamRows({ read, folder, lang, pictures, render }: Scope): ContentRows["team"] {
  return read.folder(`${folder}/team`, TeamFront).map(({ file, front: { order, ...member }, body }) => ({
    lang,
    code: member.code,
    position: order,
    data: {
      ...member,
      biography: render({ file, body }).plain,
      picture: pictures.find("team", member.code, member.name),
    },
  }));
}

function buildIntroduction(
  { read, folder, render }: Scope,
  services: Service[],
): schema.StoredIntroduction | undefined {
  const document: ContentDocument<Omit<schema.StoredIntroduction, "html" | "services">> | undefined =
    read.one(`${folder}/company.md`, CompanyFront);
  if (!document) return undefined;
  return { ...document.front, html: render(document).html, services };
}
