import { useId, useRef, useState, type ReactElement, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { useTexts } from "../config-provider/useTexts.ts";
import { useScrollStop } from "../internal/modal/useScrollStop.ts";
import { cx } from "../internal/cx.ts";
import { Modal } from "../internal/modal/Modal.tsx";
import type { ModalBehaviour } from "../popup/modalBehaviour.ts";

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ModalBehaviour, "initialFocus"> {
  /** What is asked or told, and the dialog's name. */
  readonly title: ReactNode;
  /** What follows from it. */
  readonly text?: ReactNode;
  /** Anything else between text and buttons: a field, a picture. */
  readonly children?: ReactNode;
  /**
   * `alert` tells and has one button, `confirm` asks and has two, `custom` has those of `actions`.
   *
   * @default "confirm"
   */
  readonly kind?: "alert" | "confirm" | "custom" | undefined;
  /** `danger` where the answer cannot be taken back. @default "plain" */
  readonly tone?: "plain" | "danger" | undefined;
  /**
   * Agreed. A promise keeps the dialog open and its button busy; once fulfilled `onClose` follows, a refused one leaves
   * the dialog as it was.
   */
  readonly onConfirm?: (() => void | Promise<unknown>) | undefined;
  /** @default `common.confirm` of the locale */
  readonly confirmLabel?: string | undefined;
  /** @default `common.cancel` of the locale */
  readonly cancelLabel?: string | undefined;
  /** Buttons of a `custom` dialog. */
  readonly actions?: ReactNode;
}

/**
 * A question or a message in the middle of the screen. It asks one thing; the quiet answer comes first and has the focus
 * where the other cannot be taken back. Escape, a tap beside it and, if wanted, Back mean the quiet answer.
 *
 * @see antd-mobile `Dialog`, vant `Dialog`: alert, confirm and custom.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { title, text, children, kind = "confirm", tone = "plain", actions, onClose, onConfirm } = props;
  const { confirmLabel, cancelLabel, dismissible = true, ...behaviour } = props;
  const own = { ...(confirmLabel && { confirm: confirmLabel }), ...(cancelLabel && { cancel: cancelLabel }) };
  const texts = useTexts("common", confirmLabel === undefined ? undefined : own);
  const [busy, setBusy] = useState(false);
  const quiet = useRef<HTMLButtonElement>(null);
  const loud = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useScrollStop(content, props.open);
  const id = useId();
  const first = { confirm: tone === "danger" ? quiet : loud, alert: loud, custom: undefined }[kind];
  const confirm = async (): Promise<void> => {
    const answer = onConfirm?.();
    if (answer instanceof Promise) {
      setBusy(true);
      const done = await answer.then(
        () => true,
        () => false,
      );
      setBusy(false);
      if (!done) return;
    }
    onClose?.("button");
  };
  return (
    <Modal
      {...behaviour}
      onClose={onClose}
      dismissible={dismissible && !busy}
      block="el-dialog"
      className={cx(tone === "danger" && "el-dialog--danger")}
      panelClassName="el-ground el-ground--card"
      role={kind === "custom" ? undefined : "alertdialog"}
      labelledBy={`${id}title`}
      describedBy={text === undefined ? undefined : `${id}text`}
      initialFocus={first}
    >
      <div ref={content} className="el-dialog__content">
        <h2 className="el-dialog__title" id={`${id}title`}>
          {title}
        </h2>
        {text !== undefined && (
          <p className="el-dialog__text" id={`${id}text`}>
            {text}
          </p>
        )}
        {children}
      </div>
      <div className="el-dialog__actions">
        {kind === "custom" && actions}
        {kind === "confirm" && (
          <Button ref={quiet} variant="outline" disabled={busy} onClick={() => onClose?.("button")}>
            {cancelLabel ?? texts.cancel}
          </Button>
        )}
        {kind !== "custom" && (
          <Button ref={loud} className="el-dialog__confirm" loading={busy} onClick={() => void confirm()}>
            {confirmLabel ?? texts.confirm}
          </Button>
        )}
      </div>
    </Modal>
  );
}
