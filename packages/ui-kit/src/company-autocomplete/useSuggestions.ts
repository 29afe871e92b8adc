import { useCallback, useEffect, useRef, useState } from "react";

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

interface SuggestionsOptions {
  readonly suggest: SuggestCompanies;
  /** Pause in typing before a question is asked, ms. */
  readonly delay: number;
  /** Characters it takes. */
  readonly minLength: number;
}

const IDLE: Suggestions = { status: "idle", items: [], query: "" };

/**
 * Asks for suggestions once typing pauses. A newer question aborts the older one, and an answer that comes too late is
 * dropped.
 *
 * @param options - Whom to ask, and when.
 */
export function useSuggestions(options: SuggestionsOptions): Suggestions & { ask: (text: string) => void } {
  const { delay, minLength } = options;
  const [found, setFound] = useState(IDLE);
  const suggest = useRef(options.suggest);
  const question = useRef(new AbortController());
  useEffect(() => {
    suggest.current = options.suggest;
  });
  useEffect(
    () => () => {
      question.current.abort();
    },
    [],
  );
  const load = useCallback(async (query: string, signal: AbortSignal): Promise<void> => {
    try {
      const items = await suggest.current(query, signal);
      if (!signal.aborted) setFound({ status: "ready", items, query });
    } catch {
      if (!signal.aborted) setFound({ status: "failed", items: [], query });
    }
  }, []);
  const ask = useCallback(
    (text: string): void => {
      question.current.abort();
      question.current = new AbortController();
      const { signal } = question.current;
      const query = text.trim();
      if (query.length < minLength) {
        setFound(IDLE);
        return;
      }
      setFound((before) => ({ ...before, status: "loading" }));
      const timer = setTimeout(() => void load(query, signal), delay);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
      });
    },
    [delay, load, minLength],
  );
  return { ...found, ask };
}
