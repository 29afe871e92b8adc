import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { useField } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { AreaButton } from "./AreaButton.tsx";
import { AreaSelects } from "./AreaSelects.tsx";
import type { LoadAreas, PickableArea } from "./useAreas.ts";
import { useSheet } from "./useSheet.ts";

/** Props of {@link AreaPicker}; inside a `Field` it takes id, name and announcements from there. */
export interface AreaPickerProps {
  readonly load: LoadAreas;
  /**
   * Levels known when the page is rendered: the provinces, and those below what is chosen. Without scripting these are
   * the selects, all of one name: of the values sent, the last that is not empty counts.
   */
  readonly levels?: readonly (readonly PickableArea[])[] | undefined;
  /** The chosen path from the province down, where the page keeps it. */
  readonly value?: readonly PickableArea[] | undefined;
  readonly defaultValue?: readonly PickableArea[] | undefined;
  /** Called with each whole path. */
  readonly onValueChange?: ((path: readonly PickableArea[]) => void) | undefined;
  /** Shows the sheet at once. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
  /** @default the locale's `areaPicker` */
  readonly labels?: Partial<KitTexts["areaPicker"]> | undefined;
  readonly className?: string | undefined;
}

const NOWHERE: readonly PickableArea[] = [];

/**
 * Province, city, district: a field that opens a sheet with one level at a time, and sends the code of the last. The
 * sheet is loaded on need. On a server, and without scripting, native selects of the levels that are known.
 */
export function AreaPicker(props: AreaPickerProps): ReactElement {
  const { load, levels = [], value, defaultValue = NOWHERE, onValueChange, labels, className } = props;
  const texts = useTexts("areaPicker", labels);
  const hydrated = useHydrated();
  const { name } = useField();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { Sheet, failed, fetchSheet } = useSheet();
  const [own, setOwn] = useState(defaultValue);
  const [begun, setBegun] = useState(NOWHERE);
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const path = value ?? own;
  const seen = path.length > 0 ? path : begun;
  useEffect(() => {
    if (props.defaultOpen === true) fetchSheet();
  }, [fetchSheet, props.defaultOpen]);
  useFormReset(button, () => {
    setOwn(defaultValue);
    setBegun(NOWHERE);
  });
  if (!hydrated)
    return (
      <div className={cx("el-area-picker", className)}>
        <AreaSelects levels={levels} path={path} texts={texts} onFound={setBegun} />
      </div>
    );
  return (
    <div className={cx("el-area-picker", className)}>
      <AreaButton
        ref={button}
        text={seen.length === 0 ? texts.placeholder : seen.map((area) => area.name).join(" / ")}
        empty={path.length === 0}
        listId={open && Sheet !== undefined ? listId : undefined}
        disabled={props.disabled}
        onNear={fetchSheet}
        onOpen={() => {
          fetchSheet();
          setOpen(true);
        }}
      />
      <input type="hidden" name={name} value={path.at(-1)?.code ?? ""} disabled={props.disabled} />
      <output>{failed && <span className="el-area-picker__trouble">{texts.failed}</span>}</output>
      {Sheet !== undefined && (
        <Sheet
          listId={listId}
          open={open}
          load={load}
          provinces={levels[0]}
          path={seen}
          texts={texts}
          onClose={() => {
            setOpen(false);
          }}
          onPick={(next) => {
            setOwn(next);
            setBegun(NOWHERE);
            setOpen(false);
            onValueChange?.(next);
          }}
        />
      )}
    </div>
  );
}
