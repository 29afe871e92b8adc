import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { useField } from "../field/fieldContext.ts";
import { cx } from "../internal/cx.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { AreaButton } from "./AreaButton.tsx";
import { AreaSelect } from "./AreaSelect.tsx";
import type { LoadAreas, PickableArea } from "./useAreas.ts";
import { useSheet } from "./useSheet.ts";

/** Props of {@link AreaPicker}; inside a `Field` it takes id, name and announcements from there. */
export interface AreaPickerProps {
  readonly load: LoadAreas;
  /** The provinces, where they are known when the page is rendered: without scripting they are a select, and without the sheet. */
  readonly provinces?: readonly PickableArea[] | undefined;
  /** The chosen path from the province down, where the page keeps it. */
  readonly value?: readonly PickableArea[] | undefined;
  readonly defaultValue?: readonly PickableArea[] | undefined;
  /** Called with each whole path, and with a province that was chosen in the select. */
  readonly onValueChange?: ((path: readonly PickableArea[]) => void) | undefined;
  readonly className?: string | undefined;
}

const NOWHERE: readonly PickableArea[] = [];

/**
 * Province, city, district: a field that opens a sheet with one level at a time, and sends the code of the last. The
 * sheet is loaded on need. On a server, without scripting, and where the sheet cannot be loaded, a native select of the
 * provinces: what is chosen there counts as it is, and can be gone on from.
 */
export function AreaPicker(props: AreaPickerProps): ReactElement {
  const { load, provinces, value, defaultValue = NOWHERE, onValueChange, className } = props;
  const texts = useTexts("areaPicker");
  const hydrated = useHydrated();
  const { id, name } = useField();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { Sheet, failed, spare, fetchSheet } = useSheet(load, provinces);
  const [own, setOwn] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const path = value ?? own;
  const choose = (next: readonly PickableArea[]): void => {
    setOwn(next);
    onValueChange?.(next);
  };
  const openSheet = async (): Promise<void> => {
    const { activeElement } = document;
    const isThere = await fetchSheet();
    // Who has turned to something else meanwhile is not called away from it.
    const isShown = (button.current?.getClientRects().length ?? 0) > 0;
    setOpen(isThere && isShown && document.activeElement === activeElement);
  };
  useFormReset(button, () => setOwn(defaultValue));
  const isReplaced = open && spare !== undefined;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isReplaced && id !== undefined && document.activeElement === document.body)
      document.getElementById(id)?.focus();
  }, [isReplaced, id]);
  if (!hydrated || isReplaced)
    return (
      <div className={cx("el-area-picker", className)}>
        <AreaSelect
          provinces={spare ?? provinces ?? NOWHERE}
          path={path}
          placeholder={texts.placeholder}
          onChoose={choose}
        />
      </div>
    );
  return (
    <div className={cx("el-area-picker", className)}>
      <AreaButton
        ref={button}
        text={path.length === 0 ? texts.placeholder : path.map((area) => area.name).join(" / ")}
        empty={path.length === 0}
        listId={open && Sheet !== undefined ? listId : undefined}
        onNear={() => void fetchSheet()}
        onOpen={() => void openSheet()}
      />
      <input type="hidden" name={name} value={path.at(-1)?.code ?? ""} />
      <output>{failed && <span className="el-area-picker__trouble">{texts.failed}</span>}</output>
      {Sheet !== undefined && (
        <Sheet
          listId={listId}
          open={open}
          load={load}
          provinces={provinces}
          path={path}
          texts={texts}
          onClose={() => {
            setOpen(false);
          }}
          onPick={(next) => {
            setOpen(false);
            choose(next);
          }}
        />
      )}
    </div>
  );
}
