import { createContext, use, type Context } from "react";
import { cx } from "../internal/cx.ts";

/** What a field hands to its control. */
export interface FieldState {
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** The field around a control. */
export const FieldContext: Context<FieldState> = createContext<FieldState>({});

/** Id, name and announcements for a control inside a `Field`; nothing outside of one. */
export function useField(): FieldState {
  return use(FieldContext);
}

/** What a control may have of its own, and its field, too. */
interface ControlProps {
  readonly id?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
}

/**
 * Props of a control with those of the field around it. Its id gives way to the field's, which the label names; what
 * describes it joins help and message.
 */
export function useControl<P extends ControlProps>(props: P): Omit<FieldState, keyof ControlProps> & P {
  const field = useField();
  return {
    ...field,
    ...props,
    id: field.id ?? props.id,
    "aria-describedby": cx(field["aria-describedby"], props["aria-describedby"]) || undefined,
  };
}
