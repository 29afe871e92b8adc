import type { ReactElement } from "react";
import { AlertIcon } from "../icon/icons/AlertIcon.tsx";

interface FieldMessageProps {
  readonly id: string;
  /** Undefined or empty: the line waits empty, so that a later message is announced. */
  readonly message: string | undefined;
  /** Whether it is read with the focus anyway: then it comes without an announcement of its own. */
  readonly told: boolean;
}

/** What is wrong with a field, beside it and announced. */
export function FieldMessage({ id, message, told }: FieldMessageProps): ReactElement {
  return (
    <p className="el-field__error" id={id} aria-live={told ? "off" : "polite"}>
      {message !== undefined && message !== "" && (
        <>
          <AlertIcon size="1.1em" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
