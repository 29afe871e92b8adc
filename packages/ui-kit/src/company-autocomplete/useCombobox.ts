import { useState, type KeyboardEvent } from "react";
import { isComposing } from "../internal/isComposing.ts";

/** No option has the keys. */
export const NONE = -1;

interface ComboboxOptions {
  /** Options there are now. */
  readonly count: number;
  /** Whether there is anything to show: options, or a word about them. */
  readonly filled: boolean;
  /** An arrow wants options that are not there. */
  readonly onSeek: () => void;
  /** Enter on an option. */
  readonly onPick: (index: number) => void;
}

/** State and keys of an editable combobox whose focus stays in the field. */
export interface Combobox {
  /** Whether the panel is there. */
  readonly shown: boolean;
  /** Whether there are options in it. */
  readonly expanded: boolean;
  /** Index of the option the keys stand on. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * @param options - What there is to choose, and whom to tell.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ (editable, list autocomplete, manual selection)
 */
export function useCombobox({ count, filled, onSeek, onPick }: ComboboxOptions): Combobox {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const shown = open && filled;
  const expanded = shown && count > 0;
  const close = (): void => {
    setOpen(false);
    setActive(NONE);
  };
  const move = (step: 1 | -1): void => {
    const from = active === NONE && step < 0 ? 0 : active;
    if (expanded) setActive((from + step + count) % count);
    else onSeek();
  };
  const take = ({ key, altKey }: KeyboardEvent): boolean => {
    if (key === "ArrowDown" || (key === "ArrowUp" && !altKey)) move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && expanded && active !== NONE) onPick(active);
    else if ((key === "Escape" || key === "ArrowUp") && shown) close();
    else return false;
    return true;
  };
  return {
    shown,
    expanded,
    active,
    open: () => {
      setActive(NONE);
      setOpen(true);
    },
    close,
    onKeyDown: (event) => {
      // Arrows and Enter belong to the input method while it composes a word.
      if (isComposing(event.nativeEvent)) return;
      if (take(event)) event.preventDefault();
      else if (event.key === "Enter" || event.key === "Tab") close();
      else if (event.key === "Home" || event.key === "End") setActive(NONE);
    },
  };
}
