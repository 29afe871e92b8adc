import type { ReactElement, ReactNode } from "react";

interface FieldLabelProps {
  readonly label: ReactNode;
  /** Shown after the label, if the field may stay empty. */
  readonly optionalLabel: string | undefined;
}

/** The text of a label or legend. */
export function FieldLabel({ label, optionalLabel }: FieldLabelProps): ReactElement {
  return (
    <>
      {label}
      {optionalLabel !== undefined && <span className="el-field__optional"> {optionalLabel}</span>}
    </>
  );
}
