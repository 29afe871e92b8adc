import { CHAT_ANSWERS, type ChatAnswer } from "../messages/zh-chat.ts";

/** Where the chat lies. */
export const CHAT_PATH = "/chat";

/** Questions that one address carries; older ones give way. */
export const MOST_QUESTIONS = 12;
/** Characters of a question typed freely. */
export const LONGEST_QUESTION = 200;

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
  return search
    .getAll(ASK_KEY)
    .map((ask) => ask.trim().slice(0, LONGEST_QUESTION))
    .filter((ask) => ask !== "")
    .slice(-MOST_QUESTIONS)
    .map((ask) => {
      const common = CHAT_ANSWERS.find(({ key }) => key === ask);
      return { ask, question: common?.question ?? ask, answer: common ?? findAnswer(ask) };
    });
}

/** The address of a conversation. */
export function chatAddress(
  asks: readonly string[],
  hash = "",
  further: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(asks.slice(-MOST_QUESTIONS).map((ask) => [ASK_KEY, ask]));
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
