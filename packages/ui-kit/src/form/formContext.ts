import { createContext, type Context } from "react";

/** What a form tells its fields. */
export interface FormState {
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Whether it is being sent. */
  readonly busy: boolean;
  /** Whether fields had messages, and all of them are right since. */
  readonly mended?: boolean | undefined;
  /** Whether the messages came with a submission just now, and the focus goes to them. */
  readonly answered?: boolean | undefined;
  /** Start of the ids of its fields, which end with their names; an error summary links to them. */
  readonly anchor?: string | undefined;
}

/** The form around a field. */
export const FormContext: Context<FormState> = createContext<FormState>({ errors: {}, busy: false });
