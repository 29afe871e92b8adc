import { useEffect, type RefObject } from "react";
import { useLatest } from "../internal/useLatest.ts";

/**
 * Hears a message from a frame, and believes nobody else.
 *
 * @param listens - Whether it counts now.
 * @param message - What the frame posts; without it nothing is heard.
 */
export function useFrameMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  listens: boolean,
  message: string | undefined,
  onMessage: () => void,
): void {
  const heard = useLatest(onMessage);
  useEffect(() => {
    if (!listens || message === undefined) return undefined;
    const hear = ({ source, data }: MessageEvent): void => {
      if (source !== null && source === frame.current?.contentWindow && data === message) heard.current();
    };
    addEventListener("message", hear);
    return () => {
      removeEventListener("message", hear);
    };
  }, [frame, listens, message, heard]);
}
