import type { ReactElement, ReactNode } from "react";
import { LinkContext, type AnchorComponent } from "./linkContext.ts";

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every internal link below; gets the props of an anchor. */
  readonly component: AnchorComponent;
  readonly children: ReactNode;
}

/**
 * Lets a router render the internal links of all components below. Without it they are plain anchors.
 *
 * @example <LinkProvider component={RouterAnchor}>…</LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext value={component}>{children}</LinkContext>;
}
