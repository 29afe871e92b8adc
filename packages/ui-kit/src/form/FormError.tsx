import { use, type ReactElement, type ReactNode } from "react";
import { AlertIcon } from "../icon/icons/AlertIcon.tsx";
import { isDrawn } from "../internal/isDrawn.ts";
import { FormContext } from "./formContext.ts";

/** Props of {@link FormError}. */
export interface FormErrorProps {
  /** The message; left out, the region waits empty so that a later message is announced. */
  readonly children?: ReactNode;
}

/**
 * Message about the whole form, e.g. that the network failed; what was typed stays. What came with messages of fields
 * goes when all of them are right.
 */
export function FormError({ children }: FormErrorProps): ReactElement {
  const { mended } = use(FormContext);
  return (
    <div className="el-form__error" role="alert">
      {!mended && isDrawn(children) && (
        <p className="el-form__error-text">
          <AlertIcon />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
