import { useEffect, useImperativeHandle, useRef, useState, type ReactElement, type Ref } from "react";
import { ImageIcon } from "../icon/icons/ImageIcon.tsx";
import { cx } from "../internal/cx.ts";
import type { PictureProps } from "../picture/Picture.tsx";
import { useZoom, type Zoom } from "./useZoom.ts";

/** What the viewer does with the picture in view. */
export type ZoomHandle = Pick<Zoom, "toggle" | "step" | "reset">;

interface LightboxPictureProps {
  readonly picture: Pick<PictureProps, "src" | "srcSet" | "sources" | "width" | "height" | "alt">;
  readonly failedLabel: string;
  readonly ref: Ref<ZoomHandle> | undefined;
  readonly onZoomed: (zoomed: boolean) => void;
}

/** One picture, as large as the screen lets it be, and larger. */
export function LightboxPicture({ picture, failedLabel, ref, onZoomed }: LightboxPictureProps): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<"loading" | "there" | "failed">("loading");
  const { view, handlers, toggle, step, reset } = useZoom(image);
  const zoomed = view.scale > 1;
  useImperativeHandle(ref, () => ({ toggle, step, reset }));
  useEffect(() => {
    onZoomed(zoomed);
  }, [zoomed, onZoomed]);
  if (state === "failed")
    return (
      <span className="el-lightbox__failed">
        <ImageIcon size="2em" />
        {failedLabel}
      </span>
    );
  return (
    <div
      className={cx("el-lightbox__frame", zoomed && "is-zoomed", state === "loading" && "is-loading")}
      data-el-own-gesture={zoomed || undefined}
      {...handlers}
    >
      <img
        ref={image}
        className="el-lightbox__image"
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="100vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        onLoad={() => {
          setState("there");
        }}
        onError={() => {
          setState("failed");
        }}
      />
    </div>
  );
}
