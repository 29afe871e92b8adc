import { useId, useRef, type ReactElement, type ReactNode } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { CloseIcon } from "../icon/icons/CloseIcon.tsx";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { Modal } from "../internal/modal/Modal.tsx";
import type { ModalBehaviour } from "./modalBehaviour.ts";
import { useScrollStop } from "../internal/modal/useScrollStop.ts";
import type { Ground } from "../section/Section.tsx";

/** Props of {@link Popup}. */
export interface PopupProps extends ModalBehaviour {
  /** Heading of the sheet, and its name. Without it give `label`. */
  readonly title?: ReactNode;
  /** Name for a screen reader where nothing is written above the content. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
  /** Stays at the bottom edge while the content scrolls: actions. */
  readonly footer?: ReactNode;
  /** As high as its content, or always as high as it can be. @default "content" */
  readonly height?: "content" | "full" | undefined;
  /** Room around the content; none for a frame or a picture. @default true */
  readonly padded?: boolean | undefined;
  /** Surface it is made of. @default "card" */
  readonly ground?: Ground | undefined;
  /** Whether a swipe down closes it. The button does the same. @default true */
  readonly swipe?: boolean | undefined;
  /** Name of the close button. @default `common.close` of the locale */
  readonly closeLabel?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A sheet from the bottom edge over the page. The page under it rests where it was, focus stays inside and returns to
 * where it came from; a button, Escape, a tap beside it, a swipe down and, if wanted, the phone's Back button close it.
 * It keeps clear of the home bar and of the keyboard.
 *
 * @see antd-mobile `Popup`, vant `Popup`: their states, here on the native modal dialog.
 */
export function Popup(props: PopupProps): ReactElement {
  const { title, label, children, footer, closeLabel, swipe = true } = props;
  const { height = "content", padded = true, ground = "card", className, ...behaviour } = props;
  const texts = useTexts("common", closeLabel === undefined ? undefined : { close: closeLabel });
  const titled = isDrawn(title);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body, props.open);
  return (
    <Modal
      {...behaviour}
      className={cx(`el-popup--${height}`, className)}
      panelClassName={`el-ground el-ground--${ground}`}
      label={titled ? undefined : label}
      labelledBy={titled ? titleId : undefined}
      swipe={swipe}
    >
      <div className="el-popup__header" data-el-swipe-handle>
        {swipe && <span className="el-popup__handle" aria-hidden />}
        {titled && (
          <h2 className="el-popup__title" id={titleId}>
            {title}
          </h2>
        )}
        <button
          type="button"
          className="el-popup__close"
          aria-label={texts.close}
          onClick={() => {
            // While it leaves, it can still be pressed.
            if (props.open) props.onClose?.("button");
          }}
        >
          <CloseIcon />
        </button>
      </div>
      <div ref={body} className={cx("el-popup__body", padded && "is-padded")}>
        {children}
      </div>
      {isDrawn(footer) && <div className="el-popup__footer">{footer}</div>}
    </Modal>
  );
}
