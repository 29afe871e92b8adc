import { use, useId, useMemo } from "react";
import { FormContext } from "../form/formContext.ts";
import { cx } from "../internal/cx.ts";
import type { FieldState } from "./fieldContext.ts";

/** What a field knows of itself. */
export interface FieldParts {
  /** Id of the control; hint and message add `hint` and `error`. */
  readonly id: string;
  /** Id by which an error summary finds the field. */
  readonly anchor: string | undefined;
  readonly message: string | undefined;
  readonly invalid: boolean;
  /** Whether the form takes the reader to its messages by the focus, so that a second voice would only interrupt. */
  readonly told: boolean;
  /** For the control. */
  readonly state: FieldState;
}

/**
 * Ids, message and announcements of one question.
 *
 * @param name - Name under which the value is sent.
 * @param error - Message; wins over the one of the form.
 * @param required - Whether it must be answered.
 * @param hasHint - Whether there is help to point at.
 */
export function useFieldState(
  name: string,
  error: string | undefined,
  required: boolean,
  hasHint: boolean,
): FieldParts {
  const id = useId();
  const form = use(FormContext);
  const message = error ?? form.errors[name];
  const invalid = message !== undefined && message !== "";
  const told = invalid && error === undefined && form.answered === true;
  const state = useMemo<FieldState>(() => {
    const described = cx(invalid && `${id}error`, hasHint && `${id}hint`);
    return {
      id,
      name,
      required,
      ...(described === "" ? {} : { "aria-describedby": described }),
      ...(invalid ? { "aria-invalid": true as const } : {}),
    };
  }, [id, name, required, invalid, hasHint]);
  const anchor = form.anchor === undefined ? undefined : `${form.anchor}${name}`;
  return { id, anchor, message, invalid, told, state };
}
