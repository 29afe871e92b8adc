import { useEffect, useState, type RefObject } from "react";
import { useLatest } from "../internal/useLatest.ts";

/** Messages by field name. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** Whether what a field holds is wrong still. */
export type IsWrong = (name: string, values: FormData) => boolean;

/** What a field holds, be it one control or several of one name; `null` where the form has none. */
const valueOf = (form: HTMLFormElement, values: FormData, name: string): string | null =>
  form.elements.namedItem(name) && values.getAll(name).map(String).join("\0");

/**
 * The messages that still hold: without those of fields that were changed since and are right now, or are gone.
 *
 * @param given - Messages by field name, as the last submission brought them.
 */
export function useRemainingErrors(
  root: RefObject<HTMLFormElement | null>,
  given: FormErrors,
  isWrong: IsWrong | undefined,
): FormErrors {
  const [judged, setJudged] = useState({ given, errors: given });
  const rule = useLatest(isWrong);

  useEffect(() => {
    const form = root.current;
    const marked = Object.keys(given).filter((name) => given[name] !== undefined);
    if (form === null || marked.length === 0) return undefined;
    const submitted = new FormData(form);
    const before = new Map(marked.map((name) => [name, valueOf(form, submitted, name)]));
    const judge = (): void => {
      const values = new FormData(form);
      const left = marked.filter((name) => {
        const value = valueOf(form, values, name);
        return value === before.get(name) || (value !== null && rule.current?.(name, values));
      });
      setJudged({ given, errors: Object.fromEntries(left.map((name) => [name, given[name]])) });
    };
    // A field that a script fills, as of a picker, has its value a moment after the tap.
    const judgeSoon = (): void => void setTimeout(judge, 0);
    const types = ["input", "change", "click"] as const;
    for (const type of types) form.addEventListener(type, judgeSoon);
    const fields = new MutationObserver(judge);
    fields.observe(form, { childList: true, subtree: true });
    return () => {
      fields.disconnect();
      for (const type of types) form.removeEventListener(type, judgeSoon);
    };
  }, [root, given, rule]);
  return judged.given === given ? judged.errors : given;
}
