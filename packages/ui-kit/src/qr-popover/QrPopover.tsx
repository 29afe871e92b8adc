import { useEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import { keepInView } from "./keepInView.ts";

/** Props of {@link QrPopover}. */
export interface QrPopoverProps {
  /** Name of the button for a screen reader, and its tooltip. */
  readonly label: string;
  /** What the button shows: an icon, or words. */
  readonly children: ReactNode;
  /** The code: a PNG, since a long press in WeChat reads no inline SVG. */
  readonly picture: PictureProps;
  /** Below the code. */
  readonly caption: ReactNode;
  /** Popovers of one group: opening one closes the others (from Chrome 120 and Safari 17.2 without scripting too). */
  readonly group?: string | undefined;
  /** Side of the button the panel starts from; it moves until it is in view. @default "start" */
  readonly align?: "start" | "center" | "end" | undefined;
  /** Side of the code, CSS pixels at a frame 375 wide. @default 148 */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
  /** Classes of the button. @default "el-qr-popover__button", a round mark */
  readonly buttonClassName?: string | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

const FRAME_PX = 37.5;

/**
 * A code to scan or to press long, opened by its button: a native `details`, so it works before and without scripting.
 * After hydration Escape, a tap elsewhere and leaving it by Tab close it, and it moves into view.
 */
export function QrPopover(props: QrPopoverProps): ReactElement {
  const { label, children, picture, caption, group, align = "start", size = 148 } = props;
  const { className, buttonClassName = "el-qr-popover__button", onOpenChange } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    closeFromOutside(element, listening);
    return () => {
      listening.abort();
    };
  }, []);
  const style = { "--el-qr-popover-size": `${size / FRAME_PX}rem` } as CSSProperties;
  return (
    <details
      ref={details}
      className={cx("el-qr-popover", `el-qr-popover--${align}`, className)}
      name={group}
      style={style}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open) keepInView(event.currentTarget);
        onOpenChange?.(open);
      }}
    >
      <summary className={buttonClassName} aria-label={label} title={label}>
        {children}
      </summary>
      <figure className="el-qr-popover__panel el-ground el-ground--card">
        <Picture {...picture} fit="contain" className="el-qr-popover__code" />
        <figcaption className="el-qr-popover__caption">{caption}</figcaption>
      </figure>
    </details>
  );
}

function closeFromOutside(details: HTMLDetailsElement, { signal }: AbortController): void {
  const leave = (to: EventTarget | null): void => {
    if (details.open && !details.contains(to as Node | null)) details.open = false;
  };
  document.addEventListener("pointerdown", ({ target }) => leave(target), { signal });
  details.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget !== null) leave(relatedTarget);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !details.open) return;
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector("summary")?.focus();
    },
    { signal },
  );
}
