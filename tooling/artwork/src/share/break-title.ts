/** Characters that may not begin a line. */
const NO_START = /^[、。，．,.!?！？：；:;）)」』】》〉”’…・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%％]/u;
/** Characters that may not end a line. */
const NO_END = /[（(「『【《〈“‘¥￥$]$/u;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u3000-\u303f]/u;
/** Counters and words that belong to the number or the letters before them. */
const COUNTER =
  /^(?:万|亿|億|位|个|個|天|年|分|秒|月|点|套|種|种|つ|日|本|人|社|名|場|场|篇|条|款|冊|回|軒|か|倍|字|次|小时|分钟|時間)/u;
/** Chinese numerals, which stay together. */
const NUMERAL = /[两一二三四五六七八九十百千万亿]$/u;
const NUMERAL_GOES_ON = /^[一二三四五六七八九十百千万亿]/u;
/** A place where a reader breathes. */
const BREATH = /[，。、：；？！,.:;?!—」』”]$/u;
/** Short katakana pieces are parts of a word. */
const KATAKANA_PART = /^[ァ-ヶー]{1,4}$/u;

/** Costs of a break, against the square of a line's distance from the mean (both in em). */
const COST_WITHOUT_BREATH = 2.2;
const COST_LONELY = 9;

/** Width of a text in em, near enough for bold Inter and Noto. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (WIDE.test(character)) width += 1;
    else if (/[A-ZMW&@%]/.test(character)) width += 0.72;
    else if (/[ iljtfI.,:;'!|()-]/.test(character)) width += 0.33;
    else width += 0.6;
  }
  return width;
}

/** A title in lines, and how well it is broken. */
export interface BrokenTitle {
  readonly lines: readonly string[];
  /** Breaks at which no reader breathes. */
  readonly bare: number;
  /** Breaks beside a character that stands alone, which is often half a word. */
  readonly lonely: number;
}

/** Pieces between which a title may break: words, or phrases of Chinese and Japanese with their punctuation. */
export function piecesOf(title: string, locale: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: "word" }).segment(title)) {
    const last = pieces.at(-1);
    if (last !== undefined && belongsTo(last, segment, locale)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function belongsTo(last: string, segment: string, locale: string): boolean {
  if (NO_START.test(segment) || NO_END.test(last) || /^\s+$/.test(segment)) return true;
  if (/[\w’'&+/-]$/.test(last) && /^[\w’'&+/-]/.test(segment)) return true;
  if (/[\d.０-９]\s?$/.test(last) && COUNTER.test(segment)) return true;
  if (NUMERAL.test(last) && NUMERAL_GOES_ON.test(segment)) return true;
  if (/[年回度つ]$/u.test(last) && segment.startsWith("目")) return true;
  if (/[A-Z]\s?$/.test(last) && /^[主站]/u.test(segment)) return true;
  if (locale !== "ja" || BREATH.test(last)) return false;
  const katakana = /[ァ-ヶー]$/u.test(last) && KATAKANA_PART.test(segment);
  return katakana || /^[ぁ-ん]/u.test(segment);
}

/**
 * Breaks a title into as few lines as fit, of like length, at places where a reader breathes.
 *
 * @param most - Greatest width of a line in em.
 */
export function breakTitle(title: string, locale: string, most: number): BrokenTitle {
  const pieces = piecesOf(title, locale);
  const fewest = greedyCount(pieces, most);
  const mean = widthOf(title) / fewest;
  const lineAt = (from: number, to: number): string => pieces.slice(from, to).join("").trim();
  interface Way {
    readonly cost: number;
    readonly lines: readonly string[];
    readonly bare: number;
    readonly lonely: number;
  }
  let ways = new Map<number, Way>([[0, { cost: 0, lines: [], bare: 0, lonely: 0 }]]);
  for (let row = 0; row < fewest; row += 1) {
    const next = new Map<number, Way>();
    for (const [from, way] of ways) {
      for (let to = from + 1; to <= pieces.length; to += 1) {
        const line = lineAt(from, to);
        if (widthOf(line) > most && to > from + 1) break;
        const [bare, lonely] = flawsAt(pieces, to);
        const flaws = bare * COST_WITHOUT_BREATH + lonely * COST_LONELY;
        const cost = way.cost + (widthOf(line) - mean) ** 2 + flaws;
        if (cost >= (next.get(to)?.cost ?? Infinity)) continue;
        next.set(to, {
          cost,
          lines: [...way.lines, line],
          bare: way.bare + bare,
          lonely: way.lonely + lonely,
        });
      }
    }
    ways = next;
  }
  return ways.get(pieces.length) ?? { lines: [title], bare: 0, lonely: 0 };
}

/** Whether a break is bare, and whether it is lonely (1 or 0 each). */
function flawsAt(pieces: readonly string[], at: number): readonly [bare: number, lonely: number] {
  if (at >= pieces.length) return [0, 0];
  const [before, after] = [(pieces[at - 1] ?? "").trim(), (pieces[at] ?? "").trim()];
  if (BREATH.test(before)) return [0, 0];
  const lonely = [before, after].some((piece) => [...piece].length === 1 && WIDE.test(piece));
  return [1, lonely ? 1 : 0];
}

function greedyCount(pieces: readonly string[], most: number): number {
  let count = 1;
  let line = "";
  for (const piece of pieces) {
    if (line !== "" && widthOf((line + piece).trim()) > most) {
      count += 1;
      line = piece;
    } else line += piece;
  }
  return count;
}
