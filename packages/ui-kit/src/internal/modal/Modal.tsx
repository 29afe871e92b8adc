import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { usePopupZIndex } from "../../config-provider/usePopupZIndex.ts";
import type { CloseReason, ModalBehaviour } from "../../popup/modalBehaviour.ts";
import { cx } from "../cx.ts";
import { keepFocusInside } from "../keepFocusInside.ts";
import { guardTouchScroll } from "./guardTouchScroll.ts";
import { lockScroll } from "./lockScroll.ts";
import { useBackButton } from "./useBackButton.ts";
import { useKeyboardInset } from "./useKeyboardInset.ts";
import { useSwipeDown } from "./useSwipeDown.ts";

interface ModalProps extends ModalBehaviour {
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
  /** Classes of the panel, e.g. its ground. */
  readonly panelClassName?: string | undefined;
  /** Whether a swipe down closes it. */
  readonly swipe?: boolean | undefined;
  readonly children: ReactNode;
}

/** What had the focus before the first of the open layers. */
let opener: HTMLElement | null = null;

function showModal(dialog: HTMLDialogElement): () => void {
  const below = document.querySelectorAll("dialog[data-el-modal][open]").length;
  if (below === 0) opener = document.activeElement as HTMLElement | null;
  dialog.dataset["elModal"] = String(below + 1);
  dialog.showModal();
  // Its first focus went to a panel that has yet to rise, and has scrolled there.
  dialog.scrollTop = 0;
  const unlock = lockScroll();
  const unguard = guardTouchScroll(dialog);
  return () => {
    unguard();
    unlock();
    dialog.close();
    // The layer that this one was opened from may have left before it.
    const focused = document.activeElement;
    if (focused === document.body || dialog.contains(focused)) opener?.focus({ preventScroll: true });
  };
}

function onTab(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === "Tab") keepFocusInside(event.currentTarget, event.nativeEvent);
}

async function left(panel: HTMLElement | null): Promise<void> {
  await Promise.allSettled((panel?.getAnimations() ?? []).map(async ({ finished }) => finished));
}

/** Keeps a closing layer in the document until its panel has left. */
function useShown(open: boolean, panel: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  useEffect(() => {
    if (open || !shown) return undefined;
    let superseded = false;
    const leave = async (): Promise<void> => {
      await left(panel.current);
      if (!superseded) setShown(false);
    };
    void leave();
    return () => {
      superseded = true;
    };
  }, [open, shown, panel]);
  return open || shown;
}

/**
 * The native modal dialog: the rest of the page is inert, the layer lies above everything, and focus comes back to where
 * it was. Around it what the element lacks: the page does not scroll, Tab goes round, it leaves with an animation.
 */
export function Modal(props: ModalProps): ReactElement {
  const { open, onClose, closeOnBack = false, swipe = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { initialFocus = panel } = props;
  const shown = useShown(open, panel);
  const zIndex = usePopupZIndex(shown);
  const close = (reason: CloseReason): void => {
    if (open) onClose?.(reason);
  };
  useLayoutEffect(() => {
    if (!shown || dialog.current === null) return undefined;
    const hide = showModal(dialog.current);
    initialFocus.current?.focus({ preventScroll: true });
    return hide;
  }, [shown, initialFocus]);
  useBackButton(open && closeOnBack, () => {
    close("back");
  });
  useSwipeDown(panel, open && swipe, () => {
    close("swipe");
  });
  useKeyboardInset(dialog, shown);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close("escape");
  };
  // A browser closes it without asking when Escape comes twice, or by a Back gesture of its own.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget && !event.currentTarget.open) close("escape");
  };
  return (
    <dialog
      ref={dialog}
      className={cx("el-popup", props.className, shown && !open && "is-closing")}
      style={{ zIndex }}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      onCancel={onCancel}
      onClose={onNativeClose}
      onKeyDown={onTab}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the button do the same */}
      <div className="el-popup__backdrop" onClick={() => close("backdrop")} />
      {(shown || props.keepMounted) && (
        <div ref={panel} className={cx("el-popup__panel", props.panelClassName)} tabIndex={-1}>
          {props.children}
        </div>
      )}
    </dialog>
  );
}
