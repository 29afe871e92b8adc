import { use, type ReactElement } from "react";
import { Button, type ButtonAsButtonProps } from "../button/Button.tsx";
import { FormContext } from "../form/formContext.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of {@link SubmitButton}: those of a `Button`. */
export interface SubmitButtonProps extends Omit<ButtonAsButtonProps, "type" | "loading"> {
  /** Announced while the form is being sent. */
  readonly busyLabel: string;
}

/** Sends the form around it, and shows while it is under way. */
export function SubmitButton({
  busyLabel,
  variant = "hot",
  block = true,
  children,
  ...rest
}: SubmitButtonProps): ReactElement {
  const { busy } = use(FormContext);
  return (
    <>
      <Button {...rest} type="submit" variant={variant} block={block} loading={busy}>
        {children}
      </Button>
      <output>{busy && <VisuallyHidden>{busyLabel}</VisuallyHidden>}</output>
    </>
  );
}
