import type { ReactElement } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of {@link Honeypot}. */
export interface HoneypotProps {
  /** Name that looks worth filling. @default "website" */
  readonly name?: string | undefined;
  /** For whoever meets it without style sheets: leave this empty. */
  readonly label: string;
}

/** A field no person sees: whatever fills it is a machine. */
export function Honeypot({ name = "website", label }: HoneypotProps): ReactElement {
  return (
    <VisuallyHidden>
      <label aria-hidden>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
