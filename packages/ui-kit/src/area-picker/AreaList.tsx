import { useEffect, useState, type KeyboardEvent, type ReactElement, type RefObject } from "react";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import { cx } from "../internal/cx.ts";
import { hasModifier } from "../internal/hasModifier.ts";
import type { PickableArea } from "./useAreas.ts";

interface AreaListProps {
  readonly id: string;
  /** What the areas are: provinces, cities, districts. */
  readonly label: string;
  readonly areas: readonly PickableArea[];
  readonly busy: boolean;
  /** Code of the area chosen on this level before. */
  readonly chosen: string | undefined;
  readonly onChoose: (area: PickableArea) => void;
  /** Left arrow or Backspace. */
  readonly onBack: () => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** The areas of a level as a list box that keeps the focus while its content changes. Give it a new `key` never. */
export function AreaList(props: AreaListProps): ReactElement {
  const { id, label, areas, busy, chosen, onChoose, onBack, ref } = props;
  const start = Math.max(
    0,
    areas.findIndex(({ code }) => code === chosen),
  );
  const [at, setAt] = useState({ areas, index: start });
  if (at.areas !== areas) setAt({ areas, index: start });
  const active = at.areas === areas ? at.index : start;
  const current = areas[active]?.code;
  useEffect(() => {
    if (current === undefined) return;
    ref.current?.querySelector(`[data-code="${CSS.escape(current)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current, ref]);
  const move = (index: number): void => {
    setAt({ areas, index: Math.min(areas.length - 1, Math.max(0, index)) });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      move(active + 1);
    },
    ArrowUp: () => {
      move(active - 1);
    },
    Home: () => {
      move(0);
    },
    End: () => {
      move(areas.length - 1);
    },
    ArrowLeft: onBack,
    Backspace: onBack,
    Enter: () => {
      const area = areas[active];
      if (area !== undefined) onChoose(area);
    },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key === " " || event.key === "ArrowRight" ? "Enter" : event.key];
    if (act === undefined || hasModifier(event)) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={ref}
      id={id}
      className="el-area-picker__list"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A native list box looks like itself, and is one of the phone's.
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-busy={busy}
      aria-activedescendant={areas.length === 0 ? undefined : `${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      <div key={label} className="el-area-picker__options" role="presentation">
        {areas.map((area, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The list has the focus and the keys.
          <div
            key={area.code}
            id={`${id}-${index}`}
            data-code={area.code}
            className={cx("el-area-picker__option", index === active && "is-active")}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As above.
            role="option"
            aria-selected={area.code === chosen}
            onClick={() => {
              onChoose(area);
            }}
          >
            <span>{area.name}</span>
            {area.code === chosen && <CheckIcon className="el-area-picker__tick" />}
          </div>
        ))}
      </div>
    </div>
  );
}
