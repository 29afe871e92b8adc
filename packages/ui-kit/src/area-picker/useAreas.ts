import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "../internal/useLatest.ts";

/** A province, a city or a district. */
export interface PickableArea {
  readonly code: string;
  readonly name: string;
  /** Whether nothing lies below; absent: known when its parts are asked for. */
  readonly leaf?: boolean | undefined;
}

/** Finds the parts of an area, without `parent` the first level; may be aborted by the signal. */
export type LoadAreas = (parent: string | undefined, signal: AbortSignal) => Promise<readonly PickableArea[]>;

/** One level of the cascade. */
export interface AreaLevel {
  readonly status: "loading" | "ready" | "failed";
  readonly areas: readonly PickableArea[];
}

const LOADING: AreaLevel = { status: "loading", areas: [] };

/**
 * The parts of one area at a time. What was loaded stays known; an answer nobody waits for any more is dropped.
 *
 * @param load - Whom to ask.
 * @param first - The first level, if it is known.
 */
export function useAreas(
  load: LoadAreas,
  first: readonly PickableArea[] | undefined,
): AreaLevel & { readonly show: (parent: string | undefined) => Promise<readonly PickableArea[] | null> } {
  const [level, setLevel] = useState<AreaLevel>(LOADING);
  const known = useRef(new Map<string | undefined, readonly PickableArea[]>());
  const question = useRef(new AbortController());
  const latest = useLatest({ load, first });
  useEffect(
    () => () => {
      question.current.abort();
    },
    [],
  );
  const show = useCallback(
    async (parent: string | undefined): Promise<readonly PickableArea[] | null> => {
      question.current.abort();
      question.current = new AbortController();
      const { signal } = question.current;
      const kept = known.current.get(parent) ?? (parent === undefined ? latest.current.first : undefined);
      if (kept !== undefined) {
        setLevel({ status: "ready", areas: kept });
        return kept;
      }
      setLevel(LOADING);
      try {
        const areas = await latest.current.load(parent, signal);
        if (signal.aborted) return null;
        known.current.set(parent, areas);
        setLevel({ status: "ready", areas });
        return areas;
      } catch {
        if (!signal.aborted) setLevel({ status: "failed", areas: [] });
        return null;
      }
    },
    [latest],
  );
  return { ...level, show };
}
