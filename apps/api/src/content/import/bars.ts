import { hundredths } from "./evidence-markup.ts";

/** From here on percentages are drawn against the whole; smaller ones would hardly be seen beside it. */
const SHARE = 20;

/** The shortest bar: what is more than nothing shows, in a narrow column too. */
const LEAST = 0.02;

/** A mark of Markdown that is seen nowhere: at the head of a column, `<!-- bars -->` asks for bars. */
const MARK = /<!--\s*(.*?)\s*-->/;

/** What a cell says: about, sign, currency, figure, multiple, unit. A note in brackets is no part of it. */
const FIGURE =
  /^(?:约|約|about )?\s*([+−-]?)(¥?)(\d[\d,]*(?:\.\d+)?)\s*(千|万|亿|億|million|billion)?\s*(\D*)$/;
const NOTE = /\s*[（(].*$/;

const MULTIPLES: Readonly<Record<string, number>> = {
  千: 1e3,
  万: 1e4,
  亿: 1e8,
  億: 1e8,
  million: 1e6,
  billion: 1e9,
};

const MONTHS_A_YEAR = 12;

export interface Bar {
  /** Its length in hundredths of the longest, or of the whole: two digits, or `100`. */
  readonly length: string;
  readonly below: boolean;
}

/** The bars of a column, one a cell and none where the cell is empty, and what is wrong with it. */
export interface Bars {
  readonly bars: readonly (Bar | undefined)[];
  readonly faults: readonly string[];
}

/**
 * Measures the cells of a column whose head asks for it.
 *
 * @param head - Markdown of the head.
 * @param cells - What the cells say, without markup.
 * @returns nothing if the head asks for no bars.
 */
export function barsOf(head: string, cells: readonly string[]): Bars | undefined {
  const mark = MARK.exec(head)?.[1];
  if (mark === undefined) return undefined;
  if (mark !== "bars") return { bars: [], faults: [`unknown mark "${mark}"`] };
  return barsOfCells(cells);
}

/**
 * Measures where a day lies in a row of months.
 *
 * @param day - ISO 8601.
 * @param first - The first of the months, ISO 8601.
 * @returns its share of the row.
 */
export function placeOf(day: string, first: string, months: number): number {
  const [year = 0, month = 0, date = 1] = day.split("-").map(Number);
  const [firstYear = 0, firstMonth = 0] = first.split("-").map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const passed = (year - firstYear) * MONTHS_A_YEAR + month - firstMonth;
  return (passed + (date - 1) / length) / months;
}

/** Measures figures against the longest of them, and shares against the whole. */
export function barsOfCells(cells: readonly string[]): Bars {
  const faults: string[] = [];
  const units = new Set<string>();
  let changes = false;
  const values = cells.map((cell) => {
    if (/^[—–-]?$/.test(cell)) return undefined;
    const [, sign, currency = "", digits, multiple = "", unit = ""] =
      FIGURE.exec(cell.replace(NOTE, "")) ?? [];
    if (digits === undefined) return void faults.push(`"${cell}" is not one number`);
    if (sign) changes = true;
    units.add(currency + unit.trim());
    const size = Number(digits.replaceAll(",", "")) * (MULTIPLES[multiple] ?? 1);
    return sign === "−" || sign === "-" ? -size : size;
  });
  if (units.size > 1) faults.push(`more than one unit: "${[...units].join('", "')}"`);
  const longest = Math.max(...values.map((value) => Math.abs(value ?? 0)));
  const whole = !changes && units.has("%") && longest >= SHARE && longest <= 100 ? 100 : longest;
  const bars = values.map((value): Bar | undefined => {
    if (value === undefined) return undefined;
    const length = value === 0 ? 0 : Math.max(LEAST, Math.abs(value) / whole);
    return { length: hundredths(length), below: value < 0 };
  });
  return { bars, faults };
}
