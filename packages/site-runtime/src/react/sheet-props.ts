import type { ReactNode } from "react";

/** Props of a sheet over a list, as each site draws it. */
export interface SheetProps<Content> {
  /** What is shown, `null` once the list is back. */
  readonly shown: Content | null;
  /** Renders the content; handed in, so that no code but the sheet's own comes with it. */
  readonly renderContent: (content: Content) => ReactNode;
  /** The way to a person, at hand while the content is read. */
  readonly action: ReactNode;
  /** Goes back to the list. */
  readonly onClose: () => void;
}
