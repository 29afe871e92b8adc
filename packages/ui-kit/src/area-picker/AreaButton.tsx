import type { ReactElement, RefObject } from "react";
import { useField } from "../field/fieldContext.ts";
import { ChevronDownIcon } from "../icon/icons/ChevronDownIcon.tsx";
import { cx } from "../internal/cx.ts";

interface AreaButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  /** Names chosen so far, or what to do. */
  readonly text: string;
  /** Whether nothing whole is chosen yet. */
  readonly empty: boolean;
  /** Id of the list while it is there. */
  readonly listId: string | undefined;
  /** It may be opened soon. */
  readonly onNear: () => void;
  readonly onOpen: () => void;
}

/** What stands in the field: the chosen way, as the value of a control that opens a sheet. */
export function AreaButton(props: AreaButtonProps): ReactElement {
  const { ref, text, empty, listId, onNear, onOpen } = props;
  const { id, required, "aria-describedby": describedBy, "aria-invalid": invalid } = useField();
  return (
    <button
      id={id}
      ref={ref}
      type="button"
      className="el-area-picker__button el-control"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As a plain button it would be read without its value.
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        onOpen();
      }}
    >
      <span className={cx("el-area-picker__value", empty && "is-empty")}>{text}</span>
      <ChevronDownIcon className="el-area-picker__arrow" />
    </button>
  );
}
