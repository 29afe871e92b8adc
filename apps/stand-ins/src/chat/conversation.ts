import { CHAT_ANSWERS, type ChatAnswer } from "../messages/zh-chat.ts";

/** Where the chat lies. */
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

/** The address of a conversation. */
export function chatAddress(
  asks: readonly string[],
  hash = "",
  further: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(newest(asks).map((ask) => [ASK_KEY, ask]));
  for (const [name, value] of Object.entries(further)) search.set(name, value);
  return `${CHAT_PATH}${search.size === 0 ? "" : `?${search.toString()}`}${hash}`;
}

/** The common question that shares most with a free one, by the length of the words found; `null` where none does. */
export function findAnswer(text: string): ChatAnswer | null {
  const asked = text.normalize("NFKC").toLowerCase();
  let best: ChatAnswer | null = null;
  let most = 0;
  for (const answer of CHAT_ANSWERS) {
    const score = answer.words
      .split(" ")
      .reduce((sum, word) => (asked.includes(word) ? sum + word.length : sum), 0);
    if (score > most) [best, most] = [answer, score];
  }
  return best;
}
