import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FormHTMLAttributes,
  type ReactElement,
  type Ref,
  type SubmitEvent,
} from "react";
import { cx } from "../internal/cx.ts";
import { keepWord } from "../internal/isComposing.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { focusFirstError } from "./focusFirstError.ts";
import { FormContext, type FormState } from "./formContext.ts";
import { useRemainingErrors, type FormErrors, type IsWrong } from "./useRemainingErrors.ts";

/** Props of {@link Form}: those of a native form, and its state. */
export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  "action" | "noValidate" | "onSubmit"
> {
  /** Address it is posted to. A function, as React takes one, posts nothing without scripting: use `onSubmit`. */
  readonly action?: string | undefined;
  /**
   * Messages by field name; `Field`s show theirs. When what they say changes, and with each submission that leaves some,
   * the focus goes to the `ErrorSummary` of the form, else to the first field with one.
   */
  readonly errors?: FormErrors | undefined;
  /**
   * Whether what a field holds since it was marked is wrong still; asked after each change. A message goes as soon as its
   * field is right, and none comes before the next submission.
   *
   * @default a field counts as right once it is changed
   */
  readonly isWrong?: IsWrong | undefined;
  /** Being sent: a second submission does nothing. @default false */
  readonly busy?: boolean | undefined;
  /** A returned promise keeps the form busy until it settles. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void | Promise<void>) | undefined;
  readonly ref?: Ref<HTMLFormElement> | undefined;
}

const NO_ERRORS: FormErrors = {};

/** Whether a field has a message; that of the form itself has no name. */
function hasFieldErrors(errors: FormErrors): boolean {
  return Object.keys(errors).some((name) => name && errors[name]);
}

function saysTheSame(errors: FormErrors, others: FormErrors): boolean {
  return Object.keys({ ...errors, ...others }).every((name) => errors[name] === others[name]);
}

/**
 * A form that posts by itself without scripting. After hydration `onSubmit` checks in the browser's place, what is
 * `required` too, and `errors` stand beside the fields instead of its bubbles; without `onSubmit` the browser goes on
 * checking. A submission while one is under way is dropped.
 */
export function Form(props: FormProps): ReactElement {
  const {
    errors: said = NO_ERRORS,
    isWrong,
    busy = false,
    onSubmit,
    className,
    children,
    method = "post",
    ref,
    ...rest
  } = props;
  const root = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLFormElement);
  const [{ given, isAnswered }, setRound] = useState({ given: said, isAnswered: true });
  const errors = useRemainingErrors(root, given, isWrong);
  const underWay = useRef(false);
  const [waiting, setWaiting] = useState(false);
  const hydrated = useHydrated();
  const anchor = useId();
  const sending = busy || waiting;
  // A page may write them inline: what counts is what they say, and that a submission is over.
  if ((!isAnswered && !sending) || !saysTheSame(said, given))
    setRound({ given: { ...said }, isAnswered: true });
  const mended = hasFieldErrors(given) && !hasFieldErrors(errors);
  const state = useMemo<FormState>(
    () => ({ errors, busy: sending, mended, answered: errors === given, anchor }),
    [errors, sending, mended, given, anchor],
  );
  useEffect(() => {
    if (root.current === null || Object.values(given).every((message) => message === undefined)) return;
    focusFirstError(root.current);
  }, [given]);
  useEffect(() => {
    const form = root.current;
    form?.addEventListener("keydown", keepWord);
    return () => {
      form?.removeEventListener("keydown", keepWord);
    };
  }, []);
  const wait = async (answer: Promise<void>): Promise<void> => {
    underWay.current = true;
    setWaiting(true);
    try {
      await answer;
    } finally {
      underWay.current = false;
      setWaiting(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (busy || underWay.current) {
      event.preventDefault();
      return;
    }
    const answer = onSubmit?.(event);
    // Else the page goes.
    if (event.defaultPrevented) setRound({ given, isAnswered: false });
    if (answer instanceof Promise) void wait(answer);
  };
  return (
    <form
      {...rest}
      ref={root}
      className={cx("el-form", className)}
      method={method}
      noValidate={hydrated && onSubmit !== undefined}
      aria-busy={sending}
      onSubmit={submit}
    >
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
}
