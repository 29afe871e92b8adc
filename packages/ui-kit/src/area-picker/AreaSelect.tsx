import { useEffect, useRef, type ReactElement } from "react";
import { Select } from "../select/Select.tsx";
import type { PickableArea } from "./useAreas.ts";

interface AreaSelectProps {
  readonly provinces: readonly PickableArea[];
  readonly path: readonly PickableArea[];
  readonly placeholder: string;
  /** Called with what is chosen, and with what was before scripting took over. */
  readonly onChoose: (path: readonly PickableArea[]) => void;
}

/** The provinces as a native select: what a server renders, and what works without scripting or sheet. */
export function AreaSelect({ provinces, path, placeholder, onChoose }: AreaSelectProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef({ provinces, path, onChoose });
  useEffect(() => {
    const known = first.current;
    const code = root.current?.querySelector("select")?.value;
    const found = known.provinces.filter((province) => province.code === code);
    if (found.length > 0 && code !== known.path[0]?.code) known.onChoose(found);
  }, []);
  return (
    <div ref={root} className="el-area-picker__select">
      <Select
        placeholder={placeholder}
        defaultValue={path[0]?.code}
        onChange={({ target }) => onChoose(provinces.filter(({ code }) => code === target.value))}
        options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </div>
  );
}
