import { useEffect, useRef, type ReactElement } from "react";
import { Select } from "../select/Select.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";
import type { PickableArea } from "./useAreas.ts";

interface AreaSelectsProps {
  readonly levels: readonly (readonly PickableArea[])[];
  readonly path: readonly PickableArea[];
  readonly texts: KitTexts["areaPicker"];
  /** Tells what was chosen before scripting took over. */
  readonly onFound: (path: readonly PickableArea[]) => void;
}

/** The levels that are known, as native selects: what a server renders, and what works without scripting. */
export function AreaSelects({ levels, path, texts, onFound }: AreaSelectsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef({ levels, path, onFound });
  useEffect(() => {
    const known = first.current;
    const chosen = [...(root.current?.querySelectorAll("select") ?? [])].flatMap(
      ({ value }, level) => known.levels[level]?.find(({ code }) => code === value) ?? [],
    );
    if (chosen.at(-1)?.code !== known.path.at(-1)?.code) known.onFound(chosen);
  }, []);
  const names = [texts.province, texts.city, texts.district];
  const [provinces = [], ...deeper] = levels;
  return (
    <div ref={root} className="el-area-picker__selects">
      {[provinces, ...deeper].map((areas, level) => (
        <Select
          key={names[level]}
          placeholder={level === 0 ? texts.placeholder : names[level]}
          defaultValue={path[level]?.code}
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          {...(level === 0 ? {} : { id: undefined, required: false, "aria-label": names[level] })}
        />
      ))}
    </div>
  );
}
