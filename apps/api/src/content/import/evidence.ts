import * as v from "valibot";
import type { Picture, Story, Tone } from "@wesdom/api-client/contract";
import { withPhraseBreaks, withWholeEnd } from "@wesdom/facts";
import { barsOfCells, placeOf } from "./bars.ts";
import { faultOf, unknown } from "./content-error.ts";
import { EVIDENCE } from "./evidence-kinds.ts";
import {
  avatar,
  box,
  count,
  dots,
  figure,
  ground,
  hidden,
  hundredths,
  line,
  list,
  ordered,
  row,
  tabList,
} from "./evidence-markup.ts";
import type { ContentFolder } from "./files.ts";
import { safe } from "../../text/safe.ts";
import { readYaml } from "./yaml.ts";

/** What a post, a search or a live room looked like, drawn from what a story tells of it. */
export interface Evidence {
  readonly html: string;
  readonly faults: readonly string[];
  /** Of a live room that shows the product. */
  readonly live?: Story["live"];
}

/** What those who do not see the signs of a frame are told. */
const WORDS = {
  zh: { likes: "赞", saves: "收藏", viewers: "人在看", ours: "客户" },
  en: { likes: "likes", saves: "saves", viewers: "watching", ours: "the client" },
  ja: { likes: "いいね", saves: "保存", viewers: "人が視聴中", ours: "クライアント" },
} as const satisfies Record<ContentFolder, object>;

/** The points of a mark such as "2.5 / 4". */
const MARK = /(?<=>)[\d.]+(?= \/ \d)/;
const EDGE_TO_EDGE: ReadonlySet<string> = new Set<Kind>(["number", "dots", "calendar"]);

/** Half of a row. */
const MIDDLE = 0.5;

/** Kinds of evidence: what stands behind the three strokes of its block. */
type Kind = keyof typeof EVIDENCE;
type Content<K extends Kind> = v.InferOutput<(typeof EVIDENCE)[K]>;

export interface Drawings {
  /** Of the client; where there is none, none is drawn. */
  readonly product?: Picture | undefined;
  readonly vignette?: (name: string) => Picture;
  /** Names of all vignettes; where there are none, any name will do. */
  readonly vignettes?: readonly string[];
}

/** What a drawing needs besides its own words. */
interface Markup {
  readonly words: (typeof WORDS)[ContentFolder];
  /** The letter or the number of a month, so many after the first of a calendar. */
  readonly month: (from: string, later: number) => string;
  /** A vignette, else the client's product, or nothing. */
  readonly show: (isProduct: boolean, vignette?: string) => string;
}

/**
 * Draws a block of a story: ` ```post `, then YAML.
 *
 * @param kind - What stands behind the three strokes.
 * @param source - YAML.
 * @returns nothing when the block names no kind.
 */
export function evidenceOf(
  kind: string,
  source: string,
  folder: ContentFolder,
  { product, vignette, vignettes = [] }: Drawings,
): Evidence | undefined {
  if (kind === "") return undefined;
  if (!Object.hasOwn(EVIDENCE, kind)) {
    const kinds = Object.keys(EVIDENCE).join(", ");
    return { html: "", faults: [`"\`\`\`${kind}" is no kind of block: write one of ${kinds}`] };
  }
  const { value, faults } = readYaml(source);
  if (faults.length > 0) return { html: "", faults: faults.map(({ message }) => `${kind}: ${message}`) };
  const result = v.safeParse(EVIDENCE[kind as Kind], value);
  if (!result.success) {
    return {
      html: "",
      faults: result.issues.map((issue) => `${kind}: ${faultOf(issue, "block")}`),
    };
  }
  const missing: string[] = [];
  const markup: Markup = {
    words: WORDS[folder],
    month: (from, later) => {
      const [year = 0, month = 0] = from.split("-").map(Number);
      const format = folder === "en" ? "narrow" : "numeric";
      return new Intl.DateTimeFormat("en", { month: format, timeZone: "UTC" }).format(
        Date.UTC(year, month - 1 + later),
      );
    },
    show: (isProduct, name) => {
      if (name !== undefined && vignettes.length > 0 && !vignettes.includes(name)) {
        missing.push(`${kind}: picture: ${unknown("vignette", name, vignettes)}`);
        return "";
      }
      if (name !== undefined && vignette) return pictureOf("picture", vignette(name));
      return isProduct && product ? pictureOf("product", product) : "";
    },
  };
  const draw = DRAWINGS[kind as Kind] as (content: typeof result.output, markup: Markup) => string;
  const drawn = draw(result.output, markup);
  const { caption: below } = result.output;
  const html = `<figure class="el-evidence el-evidence--${kind}${surfaceOf(kind, result.output)}">${drawn}<figcaption>${safe(withWholeEnd(withPhraseBreaks(below)))}</figcaption></figure>\n`;
  const live = kind === "live" && product ? liveOf(result.output as Content<"live">, markup) : undefined;
  return { html, faults: missing, ...(live && { live }) };
}

const DRAWINGS: { readonly [K in Kind]: (content: Content<K>, markup: Markup) => string } = {
  post: (
    { author, when, label, cover, title, text: body, tags, likes, saves, replies, ...art },
    { words, show },
  ) =>
    box("frame", [
      box("head", [
        avatar(author),
        box("names", [line("author", author), line("meta", when)]),
        line("label", label),
      ]),
      ground(art.tone, "art", [line("cover", cover), show(art.product, art.picture)]),
      line("title", title),
      line("text", body),
      line("tags", tags.map((tag) => `#${tag}`).join(" ")),
      box("counts", [count("likes", likes, words.likes), count("saves", saves, words.saves)]),
      list(
        "replies",
        replies.map((reply) => `<strong>${safe(reply.who)}</strong> ${safe(reply.text)}`),
      ),
    ]),
  feed: ({ tabs, notes }, { words, show }) =>
    box("frame", [
      tabList(tabs),
      list(
        "notes",
        notes.map((note) =>
          [
            ground(note.tone, "art", [line("cover", note.cover), show(note.product, note.picture)]),
            line("title", note.title),
            box("foot", [line("author", note.author), count("likes", note.likes, words.likes)]),
          ].join(""),
        ),
      ),
    ]),
  search: ({ query, tabs, results, related }, { words }) =>
    box("frame", [
      line("query", query),
      tabList(tabs),
      ordered(
        "results",
        results.map(({ title, note, ours }) => ({
          html: `${line("title", title)}${line("meta", note)}${ours ? hidden(words.ours) : ""}`,
          name: ours ? "ours" : undefined,
        })),
      ),
      list("related", related.map(safe)),
    ]),
  live: (content, markup) => {
    const { says, offer, tone, product, picture } = content;
    const [head, ...room] = roomParts(content, markup, picture);
    return ground(tone, "frame", [
      head,
      line("says", says),
      ...room,
      box("offer", [
        markup.show(product),
        box("names", [line("title", offer.name), line("meta", offer.note)]),
        line("price", offer.price),
        line("action", offer.action),
      ]),
    ]);
  },
  columns: ({ title, unit, columns, note }) => {
    const longest = Math.max(...columns.map(({ value }) => value), 1);
    return box("frame", [
      box("head", [line("title", title), line("meta", unit)]),
      ordered(
        "columns",
        columns.map(({ at, value, mark }) => ({
          html: `<span class="el-evidence__at">${safe(at)}</span> <span class="el-evidence__value">${value.toLocaleString("en-US")}</span>`,
          name: mark ? "marked" : undefined,
          bar: hundredths(value / longest),
        })),
      ),
      line("note", note),
    ]);
  },
  number: ({ value }) => figure(value),
  dots: ({ count: filled, of }) => figure(`${filled}/${of}`) + dots(filled, of),
  scale: ({ lines }) => {
    const { bars } = barsOfCells(lines.map(({ value }) => value));
    return ordered(
      "scale",
      lines.map(({ name, value, mark }, at) => ({
        html: `<p class="el-evidence__at">${safe(name)}</p>${figure(value)}`,
        name: mark ? "marked" : undefined,
        bar: bars[at]?.length ?? "00",
      })),
    );
  },
  calendar: ({ value, from, months, lines }, { month }) => {
    const names = Array.from({ length: months }, (_, at) => month(from, at));
    const rows = lines.map(({ name, begins, day }) => {
      const start = placeOf(begins, from, months);
      const length = hundredths(placeOf(day, from, months) - start);
      const label = `<strong>${safe(name)}</strong>`;
      // The name stands where there is more room.
      const [before, after] = start < MIDDLE ? ["", label] : [label, ""];
      return `<span data-bar="${hundredths(start)}">${before}</span><span data-bar="${length}"></span>${after}`;
    });
    return figure(value) + box("calendar", [row("months", names), list("festivals", rows)]);
  },
  sheet: ({ head, title, lines, stamp, ...art }, { show }) =>
    ground(art.tone, "art", [
      box("frame", [
        line("label", head),
        line("title", title),
        list(
          "lines",
          lines.map((entry) =>
            typeof entry === "string"
              ? safe(entry)
              : `<strong>${safe(entry.name)}</strong> ${safe(entry.text)}`,
          ),
        ),
        line("stamp", stamp).replace(MARK, "<strong>$&</strong>"),
      ]),
      show(art.product),
    ]),
};

/** What runs from edge to edge is a surface of its own. */
function surfaceOf(kind: string, content: object): string {
  const tone = EDGE_TO_EDGE.has(kind) && "tone" in content ? content.tone : undefined;
  return tone ? ` el-ground el-ground--${tone as Tone}` : "";
}

/** Who is live, the product or what is shown in its place, and what is said of it. */
function roomParts(
  { host, viewers, comments, product }: Content<"live">,
  { words, show }: Markup,
  vignette?: string,
): readonly [head: string, ...string[]] {
  return [
    box("head", [avatar(host), line("author", host), count("viewers", viewers, words.viewers)]),
    show(product, vignette),
    `<div class="el-evidence__stream">${list(
      "comments",
      comments.map(({ who, text: said }) => `<strong>${safe(who)}</strong> ${safe(said)}`),
    )}</div>`,
  ];
}

function liveOf(content: Content<"live">, markup: Markup): Story["live"] {
  return content.product ? { ground: content.tone, html: roomParts(content, markup).join("") } : undefined;
}

function pictureOf(name: "picture" | "product", { src, width, height }: Picture): string {
  return `<img class="el-evidence__${name}" src="${src}" width="${width}" height="${height}" alt="" loading="lazy" decoding="async">`;
}
