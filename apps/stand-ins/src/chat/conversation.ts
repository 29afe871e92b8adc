import { isReference, SENT_KEY } from "@wesdom/site-runtime";
import { CHAT_ANSWERS, GREETING_ANSWER, type ChatAnswer } from "../messages/zh-chat.ts";

export const CHAT_PATH = "/chat";

/** Questions that one address carries; older ones give way. */
export const MOST_QUESTIONS = 12;
/** Characters of a question typed freely. */
export const LONGEST_QUESTION = 200;

/** Characters that questions may take in an address: with one more it stays below the 8,192 that a front door looks at. */
export const LONGEST_QUERY = 6000;

/** Query key of a question: the name of a common one, or free text. */
export const ASK_KEY = "ask";

/** A question with its answer; `null` where none is known. */
export interface Exchange {
  /** The value in the address. */
  readonly ask: string;
  readonly question: string;
  readonly answer: ChatAnswer | null;
}

/** The conversation that an address holds, oldest first. */
export function conversationOf(search: URLSearchParams): readonly Exchange[] {
  const asks = search
    .getAll(ASK_KEY)
    .map((ask) => ask.trim().slice(0, LONGEST_QUESTION))
    .filter((ask) => ask !== "");
  return newest(asks).map((ask) => {
    const common = CHAT_ANSWERS.find(({ key }) => key === ask);
    return { ask, question: common?.question ?? ask, answer: common ?? findAnswer(ask) };
  });
}

/** The last questions that an address has room for. */
function newest(asks: readonly string[]): readonly string[] {
  let first = asks.length;
  let room = LONGEST_QUERY;
  while (first > 0 && asks.length - first < MOST_QUESTIONS) {
    room -= 1 + new URLSearchParams([[ASK_KEY, asks[first - 1] ?? ""]]).toString().length;
    if (room < 0) break;
    first -= 1;
  }
  return asks.slice(first);
}

/** A message that was stored: its number, and how many questions came after it. */
export interface Sent {
  readonly reference: string;
  readonly after: number;
}

/** The message that an address tells of. */
export function sentOf(search: URLSearchParams): Sent | null {
  const entries = [...search].filter(([name, value]) => name !== ASK_KEY || value.trim() !== "");
  const at = entries.findIndex(([name]) => name === SENT_KEY);
  const reference = entries[at]?.[1] ?? "";
  if (!isReference(reference)) return null;
  return { reference, after: entries.slice(at).filter(([name]) => name === ASK_KEY).length };
}

/** The address of a conversation. */
export function chatAddress(asks: readonly string[], hash = "", sent: Sent | null = null): string {
  const entries = newest(asks).map((ask) => [ASK_KEY, ask]);
  if (sent) entries.splice(Math.max(0, entries.length - sent.after), 0, [SENT_KEY, sent.reference]);
  const search = new URLSearchParams(entries);
  return `${CHAT_PATH}${search.size === 0 ? "" : `?${search.toString()}`}${hash}`;
}

/**
 * The common question that shares most with a free one, by the length of the words found, of nested ones the longest
 * alone; `null` where none does.
 */
export function findAnswer(text: string): ChatAnswer | null {
  const asked = text.normalize("NFKC").toLowerCase();
  const foundOf = (words = ""): readonly string[] => {
    const found = words.split(" ").filter((word) => word !== "" && asked.includes(word));
    return found.filter((word) => !found.some((other) => other !== word && other.includes(word)));
  };
  const clear = CHAT_ANSWERS.find(({ asks }) => foundOf(asks).length > 0);
  if (clear) return clear;
  let best = greets(asked) ? GREETING_ANSWER : null;
  let most = 0;
  for (const answer of CHAT_ANSWERS) {
    const score = foundOf(answer.words).join("").length;
    if (score > most) [best, most] = [answer, score];
  }
  return best;
}

/** Whether a message is nothing but a greeting. */
function greets(asked: string): boolean {
  const rest = GREETING_ANSWER.words.split(" ").reduce((text, word) => text.replaceAll(word, ""), asked);
  return rest !== asked && /^[\p{P}\p{S}\s啊呀哦]*$/u.test(rest);
}
