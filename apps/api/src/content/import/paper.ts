import { withPhraseBreaks, withWholeFigures } from "@wesdom/facts";
import * as v from "valibot";
import { safe } from "../../text/safe.ts";

/** Marks of a pen on one paper. */
const MOST_MARKS = 1;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.transform(withWholeFigures));
/** YAML reads a figure without sign and unit as a number. */
const value = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Front matter of a service: a paper of the client's desk. */
export const PaperFront = v.pipe(
  v.strictObject({
    kind: text,
    title: v.pipe(text, v.transform(withPhraseBreaks)),
    date: text,
    columns: v.strictTuple([text, text]),
    lines: v.array(
      v.strictObject({
        name: text,
        value,
        was: v.optional(value),
        text: v.optional(text),
        note: v.optional(text),
        share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
        mark: v.optional(v.picklist(["struck", "circled"])),
      }),
    ),
    total: v.strictObject({ name: text, value, mark: v.optional(v.literal("circled")) }),
  }),
  v.check(
    ({ lines, total }) => [...lines, total].filter(({ mark }) => mark).length <= MOST_MARKS,
    "has more than one mark",
  ),
);

type Paper = v.InferOutput<typeof PaperFront>;

/** Draws a paper: a table of names and figures, and what a pen has left on it. */
export function paperOf({ kind, title, date, columns, lines, total }: Paper): string {
  const heads = columns.map((head) => `<th scope="col">${safe(head)}</th>`);
  return (
    `<table><caption><span>${safe(kind)}</span> <span>${safe(date)}</span> <strong>${safe(title)}</strong></caption>` +
    `<thead><tr>${heads.join("")}</tr></thead>${lines.map(lineOf).join("")}` +
    `<tfoot>${rowOf(safe(total.name), figureOf(total.value, total.mark))}</tfoot></table>`
  );
}

function lineOf({
  name,
  value: shown,
  was,
  text: printed,
  note,
  share,
  mark,
}: Paper["lines"][number]): string {
  const below = [
    share === undefined ? "" : `<progress value="${share}" max="100" aria-hidden="true"></progress>`,
    printed ? `<p>${safe(printed)}</p>` : "",
    note ? `<p><b>${safe(note)}</b></p>` : "",
  ];
  const isNameStruck = mark === "struck" && was === undefined;
  const figure = `${was === undefined ? "" : `<s>${safe(was)}</s> `}${figureOf(shown, mark)}`;
  return (
    `<tbody>${rowOf(isNameStruck ? `<s>${safe(name)}</s>` : safe(name), figure)}` +
    `<tr${printed || note ? "" : ' aria-hidden="true"'}><td colspan="2">${below.join("")}</td></tr></tbody>`
  );
}

function rowOf(name: string, figure: string): string {
  return `<tr><th scope="row">${name}</th><td>${figure}</td></tr>`;
}

function figureOf(figure: string, mark: string | undefined): string {
  const shown = safe(figure).replace(/(\d)(\p{Script=Han}+)$/u, "$1<small>$2</small>");
  return mark === "circled" ? `<mark>${shown}</mark>` : `<span>${shown}</span>`;
}
