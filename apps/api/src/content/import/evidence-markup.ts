import { safe } from "../../text/safe.ts";

/** How large a figure is set, by the signs that it has. */
const SIZES = [
  { name: "large", most: 3 },
  { name: "medium", most: 5 },
] as const;
const DOT = "<span></span>";
/** Dots that stand ten in a row; more stand twenty. */
const MOST_LARGE_DOTS = 50;

/** An entry of a list that counts. */
interface Item {
  readonly html: string;
  readonly name?: string | undefined;
  readonly bar?: string;
}

/** A box of parts, unless all of them are empty. */
export function box(name: string, parts: readonly string[], more = ""): string {
  const inside = parts.join("");
  return inside === "" ? "" : `<div class="el-evidence__${name}${more}">${inside}</div>`;
}

/** A box with the colours of a surface. */
export function ground(tone: string, name: string, parts: readonly string[]): string {
  return box(name, parts, ` el-ground el-ground--${tone}`);
}

/** A line of words, or nothing. */
export function line(name: string, words: string | undefined): string {
  return words ? `<p class="el-evidence__${name}">${safe(words)}</p>` : "";
}

/** A list of markup, or nothing. */
export function list(name: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return `<ul class="el-evidence__${name}">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

/** Signs beside each other, for those who see. */
export function row(name: string, signs: readonly string[]): string {
  return `<span class="el-evidence__${name}" aria-hidden="true">${signs.map((sign) => `<span>${safe(sign)}</span>`).join("")}</span>`;
}

/** A list that counts. */
export function ordered(name: string, items: readonly Item[]): string {
  const inside = items.map(({ html, name: own, bar }) => {
    const attributes = `${own ? ` class="el-evidence__${own}"` : ""}${bar ? ` data-bar="${bar}"` : ""}`;
    return `<li${attributes}>${html}</li>`;
  });
  return `<ol class="el-evidence__${name}">${inside.join("")}</ol>`;
}

/** Tabs of a frame, the first one chosen. */
export function tabList(tabs: readonly string[]): string {
  return list("tabs", tabs.map(safe));
}

/** An amount with its unit for those who do not see its sign. */
export function count(name: string, amount: string | undefined, unit: string): string {
  return amount
    ? `<p class="el-evidence__count el-evidence__count--${name}">${safe(amount)}${hidden(unit)}</p>`
    : "";
}

/** Words for those who do not see. */
export function hidden(words: string): string {
  return ` <span class="el-visually-hidden">${words}</span>`;
}

/** The first character of a name, in a disc. */
export function avatar(name: string): string {
  return `<span class="el-evidence__avatar" aria-hidden="true">${safe([...name][0] ?? "")}</span>`;
}

/** A share, as an attribute says it: two digits, or `100`. */
export function hundredths(share: number): string {
  return String(Math.round(share * 100)).padStart(2, "0");
}

/** A figure in the largest type, its sign too; what stands before and after it smaller. */
export function figure(words: string): string {
  const [, before = "", digits = words, after = ""] = /^(\D*?)([+−<]?\d[\d.,]*×?)(.*)$/.exec(words) ?? [];
  const size = SIZES.find(({ most }) => digits.length <= most)?.name ?? "small";
  return (
    `<p class="el-evidence__number el-evidence__number--${size}">` +
    `${unit(before)}${safe(digits)}${unit(after)}</p>`
  );
}

function unit(words: string): string {
  return words === "" ? "" : `<span class="el-evidence__unit">${safe(words)}</span>`;
}

/** Dots by tens, the first of them filled. */
export function dots(filled: number, all: number): string {
  const many = all > MOST_LARGE_DOTS ? " el-evidence__dots--many" : "";
  return (
    `<span class="el-evidence__dots${many}" aria-hidden="true">` +
    `<span class="el-evidence__filled">${DOT.repeat(filled)}</span><span>${DOT.repeat(all - filled)}</span></span>`
  );
}
