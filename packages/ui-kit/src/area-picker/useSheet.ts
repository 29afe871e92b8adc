import { useRef, useState, type ComponentType } from "react";
import type { AreaSheetProps } from "./AreaSheet.tsx";
import type { LoadAreas, PickableArea } from "./useAreas.ts";

interface LazySheet {
  /** Undefined until it is there. */
  readonly Sheet: ComponentType<AreaSheetProps> | undefined;
  /** Whether it could not be fetched; the next attempt may succeed. */
  readonly failed: boolean;
  /** Provinces to choose from without it, where it could not be fetched and they could. */
  readonly spare?: readonly PickableArea[] | undefined;
  /** @returns whether there is something to choose from: the sheet, or provinces without it */
  readonly fetchSheet: () => Promise<boolean>;
}

/** The sheet, fetched when it is about to be needed. Gone with its release, no further attempt would bring it. */
export function useSheet(load: LoadAreas, provinces: readonly PickableArea[] | undefined): LazySheet {
  const [state, setState] = useState<Omit<LazySheet, "fetchSheet">>({ Sheet: undefined, failed: false });
  const underWay = useRef<Promise<boolean>>(null);
  const fetchSheet = async (): Promise<boolean> => {
    try {
      const { AreaSheet } = await import("./AreaSheet.tsx");
      setState({ Sheet: AreaSheet, failed: false });
      return true;
    } catch {
      const known = provinces ?? load(undefined, new AbortController().signal);
      const spare = await Promise.resolve(known).catch(() => undefined);
      underWay.current = null;
      setState({ Sheet: undefined, failed: true, spare });
      return spare !== undefined;
    }
  };
  return { ...state, fetchSheet: async () => (underWay.current ??= fetchSheet()) };
}
