import { lexer, type Token, type Tokens } from "marked";
import PdfFile from "pdfkit";
import type { Language, LegalDocument } from "../content/read-content.ts";
import {
  documentFonts,
  fontParter,
  type DocumentFont,
  type DocumentWeight,
  type FontRun,
} from "./document-fonts.ts";

/** A5 in points: the type of a page reads on a phone without zooming, and two print side by side on A4. */
export const PAGE_WIDTH_PT = 420;
export const PAGE_HEIGHT_PT = 595;

const MARGIN_PT = 36;
const INDENT_PT = 14;
const CELL_GAP_PT = 10;
const BODY_SIZE = 10;
const TITLE_SIZE = 22;
const HEADING_SIZES: Readonly<Record<number, number>> = { 2: 15, 3: 12, 4: 10.5 };
const SMALL_SIZE = 8.5;

const INK = "#12110F";
const MUTED = "#6B655C";
const LINE = "#E9E4DC";
const DEEP_HOT = "#C2330C";

const HTML_LANG: Readonly<Record<Language, string>> = { zh: "zh-CN", en: "en-US", ja: "ja" };

interface Style {
  readonly size: number;
  readonly weight: DocumentWeight;
  readonly colour: string;
}

interface Span {
  readonly text: string;
  readonly weight: DocumentWeight;
  readonly link?: string;
}

type Pdf = InstanceType<typeof PdfFile>;
type Structure = ReturnType<Pdf["struct"]>;

const BODY: Style = { size: BODY_SIZE, weight: 400, colour: INK };

/**
 * Sets a document of the site as a tagged PDF: real headings, lists and tables for screen readers, the fonts embedded.
 * The same input gives the same bytes.
 *
 * @param updatedLabel - What stands before the date, e.g. `Last updated`.
 */
export async function drawDocument(
  document: LegalDocument,
  brand: string,
  updatedLabel: string,
): Promise<Uint8Array> {
  const { language, title, updatedAt, body } = document;
  const date = new Date(`${updatedAt}T00:00:00Z`);
  const pdf = new PdfFile({
    size: [PAGE_WIDTH_PT, PAGE_HEIGHT_PT],
    margin: MARGIN_PT,
    lang: HTML_LANG[language],
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    bufferPages: true,
    info: { Title: title, Author: brand, CreationDate: date, ModDate: date },
  });
  const characters = `${title}${brand}${updatedLabel}${body}•0123456789 ./`;
  const bold = await documentFonts(language, 700, characters);
  const regular = await documentFonts(language, 400, characters);
  for (const name of ["main", "spare"] as const) {
    pdf.registerFont(`${name}400`, regular[name]);
    pdf.registerFont(`${name}700`, bold[name]);
  }
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => void pdf.once("end", resolve));
  const page = new DocumentSetter(pdf, language, fontParter(regular.main));
  page.heading("H1", title, { size: TITLE_SIZE, weight: 700, colour: INK });
  page.paragraph([{ text: `${updatedLabel} ${updatedAt}`, weight: 400 }], {
    ...BODY,
    size: SMALL_SIZE,
    colour: MUTED,
  });
  for (const token of lexer(body)) page.block(token);
  page.end(brand);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

/** Sets the blocks of a document one below the other. */
class DocumentSetter {
  readonly #pdf: Pdf;
  readonly #runs: (text: string) => readonly FontRun[];
  readonly #root: Structure;
  readonly #lineGap: number;

  constructor(pdf: Pdf, language: Language, runs: (text: string) => readonly FontRun[]) {
    this.#pdf = pdf;
    this.#runs = runs;
    this.#root = pdf.struct("Document");
    pdf.addStructure(this.#root);
    this.#lineGap = language === "en" ? 3 : 4;
  }

  block(token: Token): void {
    if (token.type === "heading") {
      const { depth, text } = token as Tokens.Heading;
      const size = HEADING_SIZES[depth] ?? BODY_SIZE;
      this.#pdf.moveDown(depth === 2 ? 1 : 0.5);
      this.heading(`H${Math.min(depth, 6)}`, text, { size, weight: 700, colour: INK });
    } else if (token.type === "paragraph") {
      this.paragraph(spansOf((token as Tokens.Paragraph).tokens));
    } else if (token.type === "list") {
      this.#list(token as Tokens.List);
    } else if (token.type === "table") {
      this.#table(token as Tokens.Table);
    } else if (token.type === "blockquote") {
      for (const inner of (token as Tokens.Blockquote).tokens) this.block(inner);
    } else if (token.type !== "space" && token.type !== "hr") {
      throw new Error(`A document may not hold “${token.type}”: ${token.raw.slice(0, 60)}`);
    }
  }

  heading(tag: string, text: string, style: Style): void {
    const { y, page } = this.#pdf;
    if (y > page.height - MARGIN_PT - style.size * 4) this.#pdf.addPage();
    this.#tagged(tag, () => this.#spans([{ text, weight: 700 }], style));
    this.#pdf.moveDown(0.35);
  }

  paragraph(spans: readonly Span[], style: Style = BODY): void {
    this.#tagged("P", () => this.#spans(spans, style));
    this.#pdf.moveDown(0.5);
  }

  #list({ items, ordered, start }: Tokens.List): void {
    const list = this.#pdf.struct("L");
    this.#root.add(list);
    items.forEach((item, index) => {
      const mark = ordered ? `${(start || 1) + index}.` : "•";
      this.#keep(BODY_SIZE * 2);
      list.add(
        this.#pdf.struct("LI", {}, () => {
          const { y } = this.#pdf;
          this.#font("main", 700, BODY_SIZE, ordered ? INK : DEEP_HOT);
          this.#pdf.text(mark, MARGIN_PT, y, { lineBreak: false });
          this.#pdf.x = MARGIN_PT + INDENT_PT;
          this.#pdf.y = y;
          this.#spans(spansOf(item.tokens), BODY, PAGE_WIDTH_PT - 2 * MARGIN_PT - INDENT_PT);
          this.#pdf.x = MARGIN_PT;
          this.#pdf.moveDown(0.25);
        }),
      );
    });
    list.end();
    this.#pdf.moveDown(0.3);
  }

  #table({ header, rows }: Tokens.Table): void {
    const table = this.#pdf.struct("Table");
    this.#root.add(table);
    const width = (PAGE_WIDTH_PT - 2 * MARGIN_PT - CELL_GAP_PT * (header.length - 1)) / header.length;
    [header, ...rows].forEach((cells, rowIndex) => {
      const row = this.#pdf.struct("TR");
      table.add(row);
      const style: Style = {
        size: SMALL_SIZE,
        weight: rowIndex === 0 ? 700 : 400,
        colour: rowIndex === 0 ? MUTED : INK,
      };
      const spans = cells.map((cell) => spansOf(cell.tokens, style.weight));
      this.#keep(Math.max(...spans.map((list) => this.#height(list, style, width))) + 8);
      const top = this.#pdf.y;
      let bottom = top;
      spans.forEach((list, column) => {
        row.add(
          this.#pdf.struct(rowIndex === 0 ? "TH" : "TD", {}, () => {
            this.#pdf.x = MARGIN_PT + column * (width + CELL_GAP_PT);
            this.#pdf.y = top;
            this.#spans(list, style, width);
            bottom = Math.max(bottom, this.#pdf.y);
          }),
        );
      });
      row.end();
      this.#pdf.x = MARGIN_PT;
      this.#pdf.y = bottom + 3;
      this.#decoration(() => {
        this.#pdf.moveTo(MARGIN_PT, this.#pdf.y).lineTo(PAGE_WIDTH_PT - MARGIN_PT, this.#pdf.y);
        this.#pdf.lineWidth(0.5).strokeColor(LINE).stroke();
      });
      this.#pdf.y += 5;
    });
    table.end();
    this.#pdf.moveDown(0.5);
  }

  /** Numbers the pages, once all are there. */
  end(brand: string): void {
    this.#root.end();
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.#pdf.switchToPage(index);
      // Below the margin: a line there would otherwise open a new page.
      this.#pdf.page.margins.bottom = 0;
      this.#decoration(() => {
        const y = PAGE_HEIGHT_PT - MARGIN_PT + 10;
        this.#pdf.x = MARGIN_PT;
        this.#pdf.y = y;
        this.#spans([{ text: `${brand}   ${index + 1} / ${count}`, weight: 400 }], {
          ...BODY,
          size: SMALL_SIZE,
          colour: MUTED,
        });
      });
    }
  }

  #tagged(tag: string, draw: () => void): void {
    this.#root.add(this.#pdf.struct(tag, {}, draw));
  }

  /** What a screen reader passes over. */
  #decoration(draw: () => void): void {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.#pdf.endMarkedContent();
  }

  #keep(height: number): void {
    if (this.#pdf.y + height > PAGE_HEIGHT_PT - MARGIN_PT) this.#pdf.addPage();
  }

  #height(spans: readonly Span[], style: Style, width: number): number {
    this.#font("main", style.weight, style.size, style.colour);
    return this.#pdf.heightOfString(spans.map(({ text }) => text).join(""), {
      width,
      lineGap: this.#lineGap,
    });
  }

  #font(font: DocumentFont, weight: DocumentWeight, size: number, colour: string): void {
    this.#pdf.font(`${font}${weight}`).fontSize(size).fillColor(colour);
  }

  #spans(spans: readonly Span[], style: Style, width = PAGE_WIDTH_PT - 2 * MARGIN_PT): void {
    const runs = spans.flatMap(({ text, weight, link }) =>
      this.#runs(text).map((run) => ({
        ...run,
        link,
        weight: style.weight === 700 ? 700 : weight,
      })),
    );
    runs.forEach(({ font, text, weight, link }, index) => {
      this.#font(font, weight, style.size, link === undefined ? style.colour : DEEP_HOT);
      this.#pdf.text(text, {
        width,
        lineGap: this.#lineGap,
        continued: index < runs.length - 1,
        link: link ?? null,
        underline: link !== undefined,
      });
    });
  }
}

/** Inline Markdown as stretches of text. */
function spansOf(
  tokens: readonly Token[] | undefined,
  weight: DocumentWeight = 400,
  link?: string,
): readonly Span[] {
  return (tokens ?? []).flatMap((token): readonly Span[] => {
    const inner = "tokens" in token ? token.tokens : undefined;
    if (token.type === "strong") return spansOf(inner, 700, link);
    if (token.type === "link") return spansOf(inner, weight, absolute((token as Tokens.Link).href));
    if (inner !== undefined && inner.length > 0) return spansOf(inner, weight, link);
    if (token.type === "br") return [{ text: "\n", weight }];
    const text = "text" in token ? String(token.text) : "";
    return text === ""
      ? []
      : [{ text: text.replace(/\n/g, " "), weight, ...(link === undefined ? {} : { link }) }];
  });
}

/** A link that leads somewhere from a file on a disk; paths of the site do not. */
function absolute(href: string): string | undefined {
  return /^(?:https?|mailto|tel):/i.test(href) ? href : undefined;
}
