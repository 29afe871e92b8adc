import { createContext, type Context } from "react";

/** What a form tells its fields. */
export interface FormState {
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Whether it is being sent. */
  readonly busy: boolean;
}

/** The form around a field. */
export const FormContext: Context<FormState> = createContext<FormState>({ errors: {}, busy: false });
