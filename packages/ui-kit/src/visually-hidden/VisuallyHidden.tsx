import type { ReactElement, ReactNode } from "react";

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Id by which another element refers to the text. */
  readonly id?: string | undefined;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps): ReactElement {
  return (
    <span className="el-visually-hidden" id={id}>
      {children}
    </span>
  );
}
