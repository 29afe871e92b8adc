import { useEffect, useRef, type ReactElement } from "react";
import { Select } from "../select/Select.tsx";
import type { PickableArea } from "./useAreas.ts";

interface AreaSelectProps {
  readonly provinces: readonly PickableArea[];
  readonly path: readonly PickableArea[];
  readonly placeholder: string;
  /** Tells what was chosen before scripting took over. */
  readonly onFound: (path: readonly PickableArea[]) => void;
}

/** The provinces as a native select: what a server renders, and what works without scripting. */
export function AreaSelect({ provinces, path, placeholder, onFound }: AreaSelectProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef({ provinces, path, onFound });
  useEffect(() => {
    const known = first.current;
    const code = root.current?.querySelector("select")?.value;
    const found = known.provinces.filter((province) => province.code === code);
    if (found.length > 0 && code !== known.path[0]?.code) known.onFound(found);
  }, []);
  return (
    <div ref={root} className="el-area-picker__select">
      <Select
        placeholder={placeholder}
        defaultValue={path[0]?.code}
        options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </div>
  );
}
