import type { RefObject } from "react";

/** What the visitor closed a layer with. */
export type CloseReason = "button" | "escape" | "backdrop" | "back" | "swipe";

/** What all modal layers have in common. */
export interface ModalBehaviour {
  /** Whether it is shown. */
  readonly open: boolean;
  /** The visitor wants it closed; set `open` to false. */
  readonly onClose?: ((reason: CloseReason) => void) | undefined;
  /**
   * Whether the phone's Back button closes it instead of leaving the page. While open it takes a
   * history entry that looks to a router like the page itself.
   *
   * @default false
   */
  readonly closeOnBack?: boolean | undefined;
  /** Gets the focus on opening. @default the panel, so that a screen reader starts at its name */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Keeps the content mounted while closed: a half-filled form, a chat. @default false */
  readonly keepMounted?: boolean | undefined;
}
