import { useEffect, useRef, useState, type ReactElement } from "react";
import { Button } from "../button/Button.tsx";
import { cx } from "../internal/cx.ts";
import { useLatest } from "../internal/useLatest.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { Popup } from "../popup/Popup.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { AreaList } from "./AreaList.tsx";
import { useAreas, type LoadAreas, type PickableArea } from "./useAreas.ts";

/** Props of {@link AreaSheet}. */
export interface AreaSheetProps {
  readonly listId: string;
  readonly open: boolean;
  readonly load: LoadAreas;
  readonly provinces: readonly PickableArea[] | undefined;
  readonly path: readonly PickableArea[];
  readonly texts: KitTexts["areaPicker"];
  readonly onClose: () => void;
  /** A whole path was chosen. */
  readonly onPick: (path: readonly PickableArea[]) => void;
}

/** Province, city, district. */
const DEEPEST_LEVEL = 3;
const SKELETON_LINES = 6;

/** The cascade: one level at a time, the way so far above it. */
export function AreaSheet(props: AreaSheetProps): ReactElement {
  const { listId, open, load, provinces, path, texts, onClose, onPick } = props;
  const { status, areas, show } = useAreas(load, provinces);
  const [way, setWay] = useState<readonly PickableArea[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = useLatest(open);
  const pathRef = useLatest(path);
  useEffect(() => {
    if (!open) return;
    const whole = pathRef.current;
    // Where one left off: a whole path opens at its last level, the beginning of one at the next.
    const steps = isWhole(whole) ? whole.slice(0, -1) : whole;
    setWay(steps);
    void show(steps.at(-1)?.code);
  }, [open, show, pathRef]);
  const go = (steps: readonly PickableArea[]): void => {
    setWay(steps);
    void show(steps.at(-1)?.code);
  };
  const choose = async (area: PickableArea): Promise<void> => {
    const steps = [...way, area];
    if (isWhole(steps)) {
      onPick(steps);
      return;
    }
    setWay(steps);
    const below = await show(area.code);
    if (below?.length === 0 && isOpen.current) onPick(steps);
  };
  const names = [texts.province, texts.city, texts.district];
  const level = names[way.length] ?? texts.district;
  const chosen = path[way.length]?.code;
  return (
    <Popup
      open={open}
      closeOnBack
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      initialFocus={list}
    >
      <div className="el-area-picker__sheet">
        <ol role="list" className="el-area-picker__way">
          {[...way, undefined].map((area, step) => (
            <li key={names[step]} className="el-area-picker__step">
              <button
                type="button"
                className={cx("el-area-picker__jump", area === undefined && "is-current")}
                aria-current={area === undefined ? "step" : undefined}
                onClick={() => {
                  go(way.slice(0, step));
                }}
              >
                {area?.name ?? level}
              </button>
            </li>
          ))}
        </ol>
        <div className="el-area-picker__stage">
          <AreaList
            id={listId}
            ref={list}
            label={level}
            areas={areas}
            busy={status === "loading"}
            chosen={chosen}
            onChoose={(area) => void choose(area)}
            onBack={() => {
              if (way.length > 0) go(way.slice(0, -1));
            }}
          />
          {status === "loading" && <Waiting />}
          {status === "failed" && (
            <div className="el-area-picker__failed">
              <p>{texts.failed}</p>
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  go(way);
                }}
              >
                {texts.retry}
              </Button>
            </div>
          )}
        </div>
        <output>
          <VisuallyHidden>
            {status === "ready" ? `${way.at(-1)?.name ?? ""} ${level}` : texts[status]}
          </VisuallyHidden>
        </output>
      </div>
    </Popup>
  );
}

function isWhole(steps: readonly PickableArea[]): boolean {
  return steps.at(-1)?.leaf ?? steps.length === DEEPEST_LEVEL;
}

function Waiting(): ReactElement {
  return (
    <div className="el-area-picker__waiting" aria-hidden>
      {Array.from({ length: SKELETON_LINES }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? "40%" : "28%"} />
      ))}
    </div>
  );
}
