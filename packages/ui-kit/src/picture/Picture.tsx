import { useCallback, useState, type CSSProperties, type ReactElement } from "react";
import { ImageIcon } from "../icon/icons/ImageIcon.tsx";
import { cx } from "../internal/cx.ts";

/** A picture as the content calls answer it, and how it is shown. */
export interface PictureProps {
  readonly src: string;
  /** Width of the file, pixels; with `height` it reserves the room. */
  readonly width: number;
  /** Height of the file, pixels. */
  readonly height: number;
  /** Stands in its place, with a mark, when the file does not load; empty for decoration. */
  readonly alt: string;
  /** Shown until the picture is there: a colour, or a tiny image as `data:` URI. */
  readonly preview?: string | undefined;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** Loads at once and before others: for the one picture above the fold. @default false */
  readonly priority?: boolean | undefined;
  /** `cover` crops to the frame, `contain` does not. @default "cover" */
  readonly fit?: "cover" | "contain" | undefined;
  /** Part that stays in view when cropped, as CSS `object-position`. */
  readonly position?: string | undefined;
  /** Frame's width divided by its height. @default that of the file */
  readonly ratio?: number | undefined;
  readonly className?: string | undefined;
}

/** A tiny picture as a background, whatever its address contains. */
function backgroundOf(preview: string): string {
  return `url("${preview.replaceAll('"', "%22")}")`;
}

/**
 * A picture in a frame of its own proportions: nothing moves when it arrives, and a missing file is no hole. A colour or
 * a blurred tiny picture stands there until it has come.
 */
export function Picture(props: PictureProps): ReactElement {
  const { src, width, height, alt, preview, srcSet, sizes, priority = false } = props;
  const { fit = "cover", position, ratio = width / height, className } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = failedSrc === src;
  // A file may have failed before hydration: then no event comes any more. What has still to come fades in; the class
  // is no state, since it concerns the look of a moment alone.
  const inspect = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailedSrc(src);
      image.classList.toggle("is-loading", !image.complete && !priority);
    },
    [src, priority],
  );
  const blurred = preview?.startsWith("data:") === true;
  const frame = {
    "--el-picture-ratio": ratio,
    background: failed || blurred ? undefined : preview,
  } as CSSProperties;
  return (
    <span
      className={cx(
        "el-picture",
        `el-picture--${fit}`,
        failed ? "is-error" : blurred && "is-previewed",
        className,
      )}
      style={frame}
    >
      {failed ? (
        <span className="el-picture__error">
          <ImageIcon />
          {alt !== "" && <span>{alt}</span>}
        </span>
      ) : (
        <>
          {blurred && (
            <span
              className="el-picture__preview"
              style={{ backgroundImage: backgroundOf(preview) }}
              aria-hidden
            />
          )}
          <img
            ref={inspect}
            className="el-picture__image"
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            width={width}
            height={height}
            alt={alt}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            decoding={priority ? "sync" : "async"}
            style={position === undefined ? undefined : { objectPosition: position }}
            onLoad={(event) => {
              event.currentTarget.classList.remove("is-loading");
            }}
            onError={() => {
              setFailedSrc(src);
            }}
          />
        </>
      )}
    </span>
  );
}
