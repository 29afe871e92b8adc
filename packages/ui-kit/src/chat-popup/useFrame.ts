import { useEffect, useRef, useState, type RefObject } from "react";
import { useFrameMessage } from "./useFrameMessage.ts";

interface Loading {
  readonly phase: "loading" | "ready" | "failed";
  /** Raised by each attempt, so that the frame is a new one; 0 before the first. */
  readonly attempt: number;
}

/** A frame on its way. */
export interface FrameLoading extends Loading {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly retry: () => void;
  /** The frame says that it has loaded. */
  readonly loaded: () => void;
}

/**
 * Loads a frame when it is first wanted, anew when it is wanted after a failure, and gives up after a while.
 *
 * @param timeout - Milliseconds an attempt may take.
 * @param readyMessage - Message of the frame that ends loading; without it its load event does.
 */
export function useFrame(wanted: boolean, timeout: number, readyMessage: string | undefined): FrameLoading {
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ phase, attempt }, setLoading] = useState<Loading>({ phase: "loading", attempt: 0 });
  const [wasWanted, setWasWanted] = useState(false);
  const retry = (): void => {
    setLoading({ phase: "loading", attempt: attempt + 1 });
  };
  if (wanted !== wasWanted) {
    setWasWanted(wanted);
    if (wanted && (attempt === 0 || phase === "failed")) retry();
  }
  const waits = attempt > 0 && phase === "loading";
  useEffect(() => {
    if (!waits) return undefined;
    const fail = (): void => {
      setLoading({ phase: "failed", attempt });
    };
    const timer = setTimeout(fail, timeout);
    addEventListener("offline", fail);
    return () => {
      clearTimeout(timer);
      removeEventListener("offline", fail);
    };
  }, [waits, attempt, timeout]);
  const succeed = (): void => {
    setLoading({ phase: "ready", attempt });
  };
  useFrameMessage(frame, waits, readyMessage, succeed);
  const loaded = (): void => {
    if (readyMessage === undefined) succeed();
  };
  return { frame, phase, attempt, retry, loaded };
}
