import { useCallback, useRef, useState, type ComponentType } from "react";
import type { AreaSheetProps } from "./AreaSheet.tsx";

interface LazySheet {
  /** Undefined until it is there. */
  readonly Sheet: ComponentType<AreaSheetProps> | undefined;
  /** Whether it could not be fetched; the next attempt may succeed. */
  readonly failed: boolean;
  readonly fetchSheet: () => void;
}

/** The sheet, fetched when it is about to be needed. */
export function useSheet(): LazySheet {
  const [state, setState] = useState<Omit<LazySheet, "fetchSheet">>({ Sheet: undefined, failed: false });
  const underWay = useRef(false);
  const fetchSheet = useCallback(() => {
    if (underWay.current) return;
    underWay.current = true;
    const fetched = async (): Promise<void> => {
      try {
        const { AreaSheet } = await import("./AreaSheet.tsx");
        setState({ Sheet: AreaSheet, failed: false });
      } catch {
        underWay.current = false;
        setState({ Sheet: undefined, failed: true });
      }
    };
    void fetched();
  }, []);
  return { ...state, fetchSheet };
}
