import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ArrowLeftIcon } from "../icon/icons/ArrowLeftIcon.tsx";
import { ArrowRightIcon } from "../icon/icons/ArrowRightIcon.tsx";
import { CloseIcon } from "../icon/icons/CloseIcon.tsx";
import { MinusIcon } from "../icon/icons/MinusIcon.tsx";
import { PlusIcon } from "../icon/icons/PlusIcon.tsx";
import { fillText } from "../internal/fillText.ts";
import { Modal } from "../internal/modal/Modal.tsx";
import type { ModalBehaviour } from "../popup/modalBehaviour.ts";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import type { PictureProps } from "../picture/Picture.tsx";
import { LightboxPicture, type ZoomHandle } from "./LightboxPicture.tsx";

/** A picture of a {@link Lightbox}. */
export interface LightboxItem {
  readonly key: string;
  readonly picture: Pick<PictureProps, "src" | "srcSet" | "sources" | "width" | "height" | "alt">;
  /** Below the picture. */
  readonly caption?: ReactNode;
}

/** Props of {@link Lightbox}. */
export interface LightboxProps extends Omit<ModalBehaviour, "initialFocus" | "keepMounted" | "dismissible"> {
  readonly items: readonly LightboxItem[];
  /** Picture it opens with, from 0. @default 0 */
  readonly index?: number | undefined;
  /** Told which picture is in view. */
  readonly onIndexChange?: ((index: number) => void) | undefined;
  /** @default those of the locale */
  readonly labels?: Partial<KitTexts["lightbox"] & Pick<KitTexts["common"], "close">> | undefined;
}

/**
 * Pictures over the whole screen. Swiped or stepped from one to the next, enlarged by pinch, double tap, button or the
 * plus key and then dragged; a swipe down, the button, Escape and, if wanted, Back close it.
 *
 * @see antd-mobile `ImageViewer`, vant `ImagePreview`: their gestures, here with keys and names.
 */
export function Lightbox(props: LightboxProps): ReactElement {
  const { items, index = 0, open, onClose, onIndexChange, labels, closeOnBack } = props;
  const texts = useTexts("lightbox", labels);
  const common = useTexts("common", labels);
  const [shown, setShown] = useState(index);
  const [zoomed, setZoomed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const zoom = useRef<ZoomHandle>(null);
  const onZoomed = useCallback((is: boolean) => {
    setZoomed(is);
  }, []);
  const inView = useRef(index);
  useLayoutEffect(() => {
    const list = strip.current;
    if (!open || list === null) return undefined;
    inView.current = index;
    setShown(index);
    // Positions count in the strip's width, which comes late with a late style sheet and changes when a phone is turned.
    const align = (): void => list.scrollTo({ left: inView.current * list.clientWidth, behavior: "instant" });
    align();
    const observer = new ResizeObserver(align);
    observer.observe(list);
    return () => observer.disconnect();
  }, [open, index]);
  const last = items.length - 1;
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const at = Math.min(last, Math.max(0, Math.round(scrollLeft / Math.max(1, clientWidth))));
    // Not what was drawn last: it may scroll on before that is drawn.
    if (at === inView.current) return;
    zoom.current?.reset();
    inView.current = at;
    setShown(at);
    onIndexChange?.(at);
  };
  const go = (to: number): void => {
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior });
  };
  const press = (event: KeyboardEvent): void => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(Math.max(0, shown - 1)),
      ArrowRight: () => go(Math.min(last, shown + 1)),
      "+": () => zoom.current?.step(true),
      "=": () => zoom.current?.step(true),
      "-": () => zoom.current?.step(false),
      "0": () => zoom.current?.reset(),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  const caption = items[shown]?.caption;
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnBack={closeOnBack}
      block="el-lightbox"
      panelClassName="el-ground el-ground--ink"
      label={texts.label}
      swipe={!zoomed}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole viewer */}
      <div className="el-lightbox__viewer" onKeyDown={press}>
        <div className="el-lightbox__bar">
          <output className="el-lightbox__position">
            {items.length > 1 && fillText(texts.position, { n: shown + 1, total: items.length })}
          </output>
          <button
            type="button"
            className="el-lightbox__button"
            aria-label={zoomed ? texts.zoomOut : texts.zoomIn}
            onClick={() => zoom.current?.toggle()}
          >
            {zoomed ? <MinusIcon /> : <PlusIcon />}
          </button>
          <button
            type="button"
            className="el-lightbox__button"
            aria-label={common.close}
            onClick={() => onClose?.("button")}
          >
            <CloseIcon />
          </button>
        </div>
        <ul
          ref={strip}
          className={zoomed ? "el-lightbox__strip is-held" : "el-lightbox__strip"}

          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must do that too
          tabIndex={0}
          aria-label={texts.label}
          onScroll={follow}
        >
          {items.map(({ key, picture }, at) => (
            <li key={key} className="el-lightbox__slide" aria-hidden={at !== shown}>
              {Math.abs(at - shown) <= 1 && (
                <LightboxPicture
                  ref={at === shown ? zoom : undefined}
                  picture={picture}
                  failedLabel={texts.failed}
                  onZoomed={onZoomed}
                />
              )}
            </li>
          ))}
        </ul>
        <div className="el-lightbox__foot">
          {items.length > 1 && (
            <button
              type="button"
              className="el-lightbox__button"
              aria-label={texts.previous}
              aria-disabled={shown === 0}
              onClick={() => go(Math.max(0, shown - 1))}
            >
              <ArrowLeftIcon />
            </button>
          )}
          <p className="el-lightbox__caption">{caption}</p>
          {items.length > 1 && (
            <button
              type="button"
              className="el-lightbox__button"
              aria-label={texts.next}
              aria-disabled={shown === last}
              onClick={() => go(Math.min(last, shown + 1))}
            >
              <ArrowRightIcon />
            </button>
          )}
        </div>
      </div>
    </Modal>
  );
}
