import { CONTENT_INDEX_PATH, ContentIndexSchema, type ContentIndex } from "@wesdom/api-client/server";
import * as v from "valibot";
import type { ApiConnection } from "../proxy/api-connection.ts";

/** How long the API may take for it. */
const TIMEOUT_MS = 2000;

/** How long after one question the next is asked at the earliest: content that came since has no page until then. */
export const RECHECK_MS = 1000;

const AnswerSchema = v.object({ code: v.literal(200), data: ContentIndexSchema });

/** Knows what addresses can name. */
export interface ContentIndexReader {
  /** What was last heard of; asked for where that is nothing. `null` where the API tells nothing. */
  known(): Promise<ContentIndex | null>;
  /** The same, no older than a second where the API answers: for an address that names nothing in what is known. */
  recent(): Promise<ContentIndex | null>;
}

/**
 * Makes the way to the index of the content. However many ask, the API is asked once a second at most; while it is away
 * the last index stays, as pages do.
 */
export function createContentIndex(api: ApiConnection, now: () => number): ContentIndexReader {
  let held: { readonly tag: string; readonly index: ContentIndex } | null = null;
  let asked = Promise.resolve();
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    try {
      const response = await api.fetch(api.origin + CONTENT_INDEX_PATH, {
        headers: held ? { "if-none-match": held.tag } : {},
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return;
      }
      const index = v.parse(AnswerSchema, await response.json()).data;
      held = { tag: response.headers.get("etag") ?? "", index };
    } catch {
      // What is held stays.
    }
  }

  async function recent(): Promise<ContentIndex | null> {
    if (now() - askedAt >= RECHECK_MS) {
      askedAt = now();
      asked = ask();
    }
    await asked;
    return held?.index ?? null;
  }

  return { known: async () => held?.index ?? recent(), recent };
}
