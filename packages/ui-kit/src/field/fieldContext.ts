import { createContext, use, type Context } from "react";

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
