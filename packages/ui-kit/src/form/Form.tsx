import {
  useEffect,
  useMemo,
  useRef,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactElement,
} from "react";
import { cx } from "../internal/cx.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { FormContext, type FormState } from "./formContext.ts";

/** Props of {@link Form}: those of a native form, and its state. */
export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Messages by field name; `Field`s show theirs. The first field with one gets the focus when they change. */
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** Being sent: a second submission does nothing. @default false */
  readonly busy?: boolean | undefined;
}

const NO_ERRORS: NonNullable<FormProps["errors"]> = {};

/**
 * A form that posts by itself without scripting. After hydration the browser's own bubbles give way to messages beside
 * the fields, and a submission while one is under way is dropped.
 */
export function Form(props: FormProps): ReactElement {
  const { errors = NO_ERRORS, busy = false, onSubmit, className, children, method = "post", ...rest } = props;
  const root = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const state = useMemo<FormState>(() => ({ errors, busy }), [errors, busy]);
  useEffect(() => {
    if (Object.values(errors).every((message) => message === undefined)) return;
    root.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (busy) event.preventDefault();
    else (onSubmit as ((event: FormEvent<HTMLFormElement>) => void) | undefined)?.(event);
  };
  return (
    <form
      {...rest}
      ref={root}
      className={cx("el-form", className)}
      method={method}
      noValidate={hydrated}
      aria-busy={busy}
      onSubmit={submit}
    >
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
}
