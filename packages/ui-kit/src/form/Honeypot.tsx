import type { ReactElement } from "react";

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
    <div className="el-form__honeypot" aria-hidden>
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
