import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "../internal/useLatest.ts";

/** A company the visitor may mean. */
export interface CompanySuggestion {
  readonly id: string;
  readonly name: string;
  /** Tells companies of one name apart. */
  readonly city?: string | undefined;
}

/** Finds companies by a part of their name; may be aborted by the signal. */
export type SuggestCompanies = (text: string, signal: AbortSignal) => Promise<readonly CompanySuggestion[]>;

/** What was found so far. */
export interface Suggestions {
  readonly status: "idle" | "loading" | "ready" | "failed";
  /** The last answer, which stays while the next one is on its way. */
  readonly items: readonly CompanySuggestion[];
  /** Text the items answer. */
  readonly query: string;
}

/** Pause in typing before a question is asked, ms. */
const DELAY_MS = 250;

/** Characters it takes. */
const MIN_LENGTH = 2;

const IDLE: Suggestions = { status: "idle", items: [], query: "" };

/**
 * Asks for suggestions once typing pauses. A newer question aborts the older one, and an answer that comes too late is
 * dropped.
 *
 * @param source - Whom to ask.
 */
export function useSuggestions(source: SuggestCompanies): Suggestions & { ask: (text: string) => void } {
  const [found, setFound] = useState(IDLE);
  const suggest = useLatest(source);
  const question = useRef(new AbortController());
  useEffect(
    () => () => {
      question.current.abort();
    },
    [],
  );
  const ask = useCallback(
    (text: string): void => {
      question.current.abort();
      question.current = new AbortController();
      const { signal } = question.current;
      const query = text.trim();
      if (query.length < MIN_LENGTH) {
        setFound(IDLE);
        return;
      }
      setFound((before) => ({ ...before, status: "loading" }));
      const load = async (): Promise<void> => {
        try {
          const items = await suggest.current(query, signal);
          if (!signal.aborted) setFound({ status: "ready", items, query });
        } catch {
          if (!signal.aborted) setFound({ status: "failed", items: [], query });
        }
      };
      const timer = setTimeout(() => void load(), DELAY_MS);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
      });
    },
    [suggest],
  );
  return { ...found, ask };
}
