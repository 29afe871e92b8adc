import { useLayoutEffect, useRef, useState } from "react";
import { createZIndex, type ZIndex } from "../z-index/createZIndex.ts";
import { useConfig } from "./useConfig.ts";

/**
 * The z-index of something that floats over the page: each opening takes the next number, so that what opens last lies
 * on top. It is taken before paint and never on the server, so rendering stays pure and hydration matches.
 *
 * Without a provider everyone counts alone and gets 2001; the order in the document then decides.
 *
 * @param open - Whether it is shown. A change to `true` takes a number.
 * @returns For `style={{ zIndex }}`; `undefined` while closed and on the server.
 */
export function usePopupZIndex(open: boolean): number | undefined {
  const { zIndex } = useConfig();
  const [taken, setTaken] = useState<number>();
  // Strict mode runs effects twice; one opening still takes one number.
  const current = useRef<{ readonly source: ZIndex | null } | null>(null);
  useLayoutEffect(() => {
    if (!open) {
      current.current = null;
      return;
    }
    if (current.current?.source === zIndex) return;
    current.current = { source: zIndex };
    setTaken((zIndex ?? createZIndex()).next());
  }, [open, zIndex]);
  return open ? taken : undefined;
}
