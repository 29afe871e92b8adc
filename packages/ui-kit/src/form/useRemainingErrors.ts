import { useEffect, useRef, useState, type RefObject } from "react";
import type { FormProps } from "./Form.tsx";

type Errors = NonNullable<FormProps["errors"]>;

/** What a field holds, be it one control or several of one name. */
const valueOf = (values: FormData, name: string): string => values.getAll(name).map(String).join("\0");

/**
 * The messages that still hold: without those of fields that were changed since and are right now.
 *
 * @param given - Messages by field name, as the last submission brought them.
 */
export function useRemainingErrors(
  root: RefObject<HTMLFormElement | null>,
  given: Errors,
  isWrong: FormProps["isWrong"],
): Errors {
  const [judged, setJudged] = useState({ given, errors: given });
  if (judged.given !== given) setJudged({ given, errors: given });
  const rule = useRef(isWrong);
  useEffect(() => {
    rule.current = isWrong;
  });

  useEffect(() => {
    const form = root.current;
    if (form === null || Object.values(given).every((message) => message === undefined)) return undefined;
    const before = new FormData(form);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = (): void => {
      const values = new FormData(form);
      const errors = Object.fromEntries(
        Object.entries(given).filter(([name]) => {
          const isChanged = valueOf(values, name) !== valueOf(before, name);
          return !isChanged || (rule.current?.(name, values) ?? false);
        }),
      );
      setJudged((last) =>
        Object.keys(last.errors).join() === Object.keys(errors).join() ? last : { given, errors },
      );
    };
    // A field that a script fills, as of a picker, has its value a moment after the tap.
    const judgeSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(judge, 0);
    };
    for (const type of ["input", "change", "click"]) form.addEventListener(type, judgeSoon);
    return () => {
      clearTimeout(timer);
      for (const type of ["input", "change", "click"]) form.removeEventListener(type, judgeSoon);
    };
  }, [root, given]);
  return judged.given === given ? judged.errors : given;
}
