import type { LeadForm } from "@wesdom/site-runtime/react";
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import styles from "./Contact.module.css";

/** Props of {@link MoreFields}. */
interface MoreFieldsProps {
  readonly form: LeadForm;
  /** Text that unfolds the fields. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Names of the fields that are folded. */
const FOLDED = ["company", "country", "phone", "messenger", "services"];

const holdsAny = (fields: LeadForm["values"]): boolean => FOLDED.some((name) => fields[name]?.length);

/** The fields nobody has to fill in, folded until they are asked for, hold something or hold something wrong. */
export function MoreFields({ form: { errors, values }, label, children }: MoreFieldsProps): ReactElement {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(() => holdsAny(errors) || holdsAny(values));
  // Before the form, around it, has its effect: that moves the focus to what is wrong.
  useEffect(() => {
    if (root.current !== null && holdsAny(errors)) root.current.open = true;
  }, [errors]);
  return (
    <details
      ref={root}
      className={styles["more"]}
      open={isOpen}
      // A draft is typed anew.
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>{label}</summary>
      <div className={styles["fields"]}>{children}</div>
    </details>
  );
}
