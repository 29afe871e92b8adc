import type { ReactElement, ReactNode } from "react";
import { AlertIcon } from "../icon/icons/AlertIcon.tsx";

/** Props of {@link FormError}. */
export interface FormErrorProps {
  /** The message; left out, the region waits empty so that a later message is announced. */
  readonly children?: ReactNode;
}

/** Message about the whole form, e.g. that the network failed; what was typed stays. */
export function FormError({ children }: FormErrorProps): ReactElement {
  return (
    <div className="el-form__error" role="alert">
      {children !== undefined && children !== null && children !== "" && (
        <p className="el-form__error-text">
          <AlertIcon />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
