import { withoutPhraseBreaks, withPhraseBreaks, withWholeEnd, withWholeFigures } from "@wesdom/facts";
import { Lexer, Marked, Tokenizer, type Tokens } from "marked";
import sanitizeHtml from "sanitize-html";
import type { Story, TocEntry } from "@wesdom/api-client/contract";
import { barsOf, type Bar } from "./bars.ts";
import { CJK_RULES } from "./cjk-rules.ts";
import { evidenceOf, type Drawings } from "./evidence.ts";
import type { ContentFolder } from "./files.ts";
import { faultsOfWords } from "./words.ts";

export interface RenderedText {
  readonly html: string;
  /** Without markup, for search and reading time. */
  readonly plain: string;
  readonly toc: TocEntry[];
  readonly faults: string[];
  readonly links: string[];
  /** Of the first live room that shows the product. */
  readonly live?: Story["live"];
}

/** Name of a table for those who do not see it. */
const TABLE_LABELS: Readonly<Record<ContentFolder, string>> = { zh: "表格", en: "Table", ja: "表" };

/** Closed ones alone: one that is not swallows what follows, up to the end of the next. */
const COMMENTS = /^\s*(?:<!--(?:(?!-->|<!--)[\s\S])*-->\s*)+$/;

const QUOTED_SIGNS = 40;

const EVIDENCE_CLASSES = ["el-evidence*", "el-ground", "el-ground--*", "el-visually-hidden"];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "ul",
    "ol",
    "li",
    "blockquote",
    "strong",
    "em",
    "del",
    "code",
    "pre",
    "a",
    "br",
    "hr",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "div",
    "figure",
    "figcaption",
    "span",
    "img",
  ],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    h2: ["id"],
    h3: ["id"],
    ol: ["start"],
    th: ["align", "scope", "data-bars"],
    td: ["align", "data-bar", "data-below"],
    div: ["class", "role", "tabindex", "aria-label"],
    li: ["data-bar"],
    span: ["aria-hidden", "data-bar"],
    img: ["src", "width", "height", "alt", "loading", "decoding"],
  },
  allowedClasses: {
    div: ["rich-table", ...EVIDENCE_CLASSES],
    ...Object.fromEntries(
      ["figure", "p", "ul", "ol", "li", "span", "img"].map((tag) => [tag, EVIDENCE_CLASSES]),
    ),
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  textFilter: (text, tag) => (/^(code|h\d)$/.test(tag) ? text : withWholeFigures(text)),
  transformTags: {
    a: (tagName, attribs) =>
      /^https?:/i.test(attribs["href"] ?? "")
        ? { tagName, attribs: { ...attribs, rel: "noopener noreferrer", target: "_blank" } }
        : { tagName, attribs },
  },
};

/**
 * Turns Markdown into safe HTML: headings start at `h2` and carry ids, tables can be scrolled sideways and reached by
 * keyboard and have bars where a head asks for them, evidence is drawn. Raw HTML and pictures are dropped, and are faults.
 *
 * @param drawings - What evidence shows.
 */
export function renderMarkdown(
  markdown: string,
  folder: ContentFolder,
  drawings: Drawings = {},
): RenderedText {
  const toc: TocEntry[] = [];
  let section = 0;
  let part = 0;
  let tables = 0;
  const faults: string[] = [];
  const links: string[] = [];
  let live: Story["live"];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    renderer: {
      heading(token: Tokens.Heading) {
        const level = Math.min(Math.max(token.depth, 2), 4);
        const html = withPhraseBreaks(this.parser.parseInline(token.tokens));
        if (level === 4) return `<h4>${html}</h4>\n`;
        if (level === 2) [section, part] = [section + 1, 0];
        else part += 1;
        const id = level === 2 ? `section-${section}` : `section-${section}-${part}`;
        toc.push({ id, text: withoutPhraseBreaks(plainText(html)), level: level === 2 ? 2 : 3 });
        return `<h${level} id="${id}">${html}</h${level}>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        return `<p>${withWholeEnd(this.parser.parseInline(tokens))}</p>\n`;
      },
      table(token: Tokens.Table) {
        tables += 1;
        const inline = (cell: Tokens.TableCell): string => this.parser.parseInline(cell.tokens).trim();
        const columns = token.header.map((head, at) => {
          const cells = token.rows.map((row) => plainText(inline(row[at] as Tokens.TableCell)));
          const column = barsOf(head.text, cells);
          for (const fault of column?.faults ?? [])
            faults.push(`table ${tables}: ${plainText(inline(head))}: ${fault}`);
          return column?.bars;
        });
        for (const row of longRowsOf(token))
          faults.push(
            `table ${tables}: "${startOf(row)}" has more cells than the head: a | in a cell is \\|`,
          );
        // A column without a name holds those of its rows.
        const namesRows = token.header[0]?.text.trim() === "";
        const head = token.header
          .map((cell, at) =>
            namesRows && at === 0
              ? "<td></td>"
              : `<th scope="col"${alignOf(cell)}${columns[at] ? " data-bars" : ""}>${inline(cell)}</th>`,
          )
          .join("");
        const body = token.rows
          .map((row, line) => {
            const cells = row.map((cell, at) =>
              namesRows && at === 0
                ? `<th scope="row"${alignOf(cell)}>${inline(cell)}</th>`
                : `<td${alignOf(cell)}${barAttributes(columns[at]?.[line])}>${inline(cell)}</td>`,
            );
            return `<tr>${cells.join("")}</tr>`;
          })
          .join("\n");
        // Landmarks of one page need names of their own.
        const label = TABLE_LABELS[folder] + (tables > 1 ? ` ${tables}` : "");
        return (
          `<div class="rich-table" role="region" tabindex="0" aria-label="${label}">` +
          `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>\n`
        );
      },
      code({ lang = "", text, raw }: Tokens.Code) {
        if (isLeftOpen(raw)) {
          faults.push(
            `"${startOf(raw)}" is not closed: write its strokes once more on a line below the block`,
          );
          return "";
        }
        const evidence = evidenceOf(lang, text, folder, drawings);
        faults.push(...(evidence?.faults ?? []));
        live ??= evidence?.live;
        return evidence?.html ?? false;
      },
      html({ raw }: Tokens.HTML | Tokens.Tag) {
        if (!COMMENTS.test(raw))
          faults.push(
            `"${startOf(raw)}" is HTML, which is not shown: write Markdown, and remarks as <!-- this -->`,
          );
        return "";
      },
      image({ raw }: Tokens.Image) {
        faults.push(
          `"${startOf(raw)}" is a picture, which is not shown: draw it as a block, or leave it out`,
        );
        return "";
      },
      checkbox() {
        faults.push("[ ] and [x] of a list are not shown: say it in words");
        return "";
      },
      text(token: Tokens.Text | Tokens.Escape) {
        if (token.type === "text" && !("tokens" in token)) faults.push(...faultsOfWords(token.raw));
        return false;
      },
      link({ href }: Tokens.Link) {
        links.push(href);
        return false;
      },
    },
  });
  const tokenizer = new Tokenizer();
  const lexer = new Lexer({ ...marked.defaults, tokenizer });
  if (folder !== "en") tokenizer.rules.inline = CJK_RULES;
  const html = safeHtml(marked.parser(lexer.lex(markdown)));
  const plain = withoutPhraseBreaks(plainText(html));
  for (const href of links)
    if (href.startsWith("#") && !toc.some(({ id }) => href === `#${id}`)) {
      const parts = toc.map(({ id }) => `#${id}`).join(", ");
      faults.push(`leads to "${href}", and no heading of the text is that: ${parts || "it has none"}`);
    }
  // A table tells what is wrong with its words twice.
  return {
    html,
    plain,
    toc,
    faults: [...new Set(faults)],
    links,
    ...(live && { live: { ...live, html: safeHtml(live.html) } }),
  };
}

/** Rows of which a table leaves out what is beyond its last column. */
function longRowsOf({ raw, header }: Tokens.Table): string[] {
  const [, , ...rows] = raw.trim().split("\n");
  return rows.filter((row) => {
    const cells = row
      .trim()
      .replace(/^\|/, "")
      .replace(/(?<!\\)\|$/, "");
    return cells.split(/(?<!\\)\|/).length > header.length;
  });
}

/** Whether a block of code goes on to the end of its text for want of a last line. */
function isLeftOpen(raw: string): boolean {
  const strokes = /^ {0,3}(`{3,}|~{3,})/.exec(raw)?.[1];
  if (strokes === undefined) return false;
  const [, ...below] = raw.trimEnd().split("\n");
  const last = below.at(-1)?.trim() ?? "";
  return !last.startsWith(strokes) || last.replaceAll(strokes.charAt(0), "") !== "";
}

/** The first words of what is wrong, to look for. */
function startOf(raw: string): string {
  const [first = ""] = raw.trim().split("\n", 1);
  return first.length > QUOTED_SIGNS ? `${first.slice(0, QUOTED_SIGNS)}…` : first;
}

function safeHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

function alignOf(cell: Tokens.TableCell): string {
  return cell.align ? ` align="${cell.align}"` : "";
}

/** Sheets paint the bar: a policy of the pages forbids styles in an element. */
function barAttributes(bar: Bar | undefined): string {
  return bar === undefined ? "" : ` data-bar="${bar.length}"${bar.below ? " data-below" : ""}`;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

/** Text of a piece of safe HTML. */
function plainText(html: string): string {
  return sanitizeHtml(html.replaceAll("><", "> <"), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(lt|gt|quot|#39|amp);/g, (_all, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
