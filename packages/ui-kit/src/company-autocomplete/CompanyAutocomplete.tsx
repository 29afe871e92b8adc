import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
} from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { Input } from "../input/Input.tsx";
import { cx } from "../internal/cx.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { newsOf } from "./suggestionTexts.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { NONE, useCombobox } from "./useCombobox.ts";
import { usePressOutside } from "./usePressOutside.ts";
import { useSuggestions, type CompanySuggestion, type SuggestCompanies } from "./useSuggestions.ts";

/** Props of {@link CompanyAutocomplete}: those of a native input, and where suggestions come from. */
export interface CompanyAutocompleteProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "value" | "defaultValue" | "onChange" | "prefix"
> {
  readonly suggest: SuggestCompanies;
  /** The text, where the page keeps it. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Called with each text, typed or picked. */
  readonly onValueChange?: ((text: string) => void) | undefined;
  /** Name of a hidden field with the id of the picked company; empty for a text of one's own. */
  readonly idName?: string | undefined;
  /** @default the locale's `companyAutocomplete` */
  readonly labels?: Partial<KitTexts["companyAutocomplete"]> | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A company's name with suggestions; any other name may be typed. While an input method composes a word, nothing is
 * asked and no key is taken. Without scripting it is a plain text field.
 */
export function CompanyAutocomplete(props: CompanyAutocompleteProps): ReactElement {
  const {
    suggest,
    value,
    defaultValue = "",
    onValueChange,
    idName,
    labels,
    className,
    ref,
    ...native
  } = props;
  const texts = useTexts("companyAutocomplete", labels);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [own, setOwn] = useState({ text: defaultValue, id: "" });
  const { ask, ...found } = useSuggestions(suggest);
  const text = value ?? own.text;

  const take = (next: string, id: string): void => {
    setOwn({ text: next, id });
    onValueChange?.(next);
  };
  const search = (next: string): void => {
    combobox.open();
    ask(next);
  };
  const pick = (company: CompanySuggestion): void => {
    take(company.name, company.id);
    combobox.close();
    ask("");
  };
  const combobox = useCombobox({
    count: found.items.length,
    filled: found.status !== "idle",
    onSeek: () => {
      search(text);
    },
    onPick: (index) => {
      const company = found.items[index];
      if (company !== undefined) pick(company);
    },
  });
  const { shown, expanded, active, close } = combobox;
  usePressOutside(root, shown, close);
  useFormReset(input, () => {
    setOwn({ text: defaultValue, id: "" });
    close();
  });
  return (
    <div
      ref={root}
      className={cx("el-company-autocomplete", className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...native}
        ref={input}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No tag is a field with suggestions of its own look.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={expanded && active !== NONE ? `${listId}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          take(event.target.value, "");
          if (!(event.nativeEvent as InputEvent).isComposing) search(event.target.value);
        }}
        onCompositionEnd={(event) => {
          native.onCompositionEnd?.(event);
          search(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          native.onKeyDown?.(event);
          combobox.onKeyDown(event);
        }}
      />
      {idName !== undefined && <input type="hidden" name={idName} value={text === own.text ? own.id : ""} />}
      {shown && <SuggestionList id={listId} texts={texts} found={found} active={active} onPick={pick} />}
      <output>
        <VisuallyHidden>{shown && newsOf(found, texts)}</VisuallyHidden>
      </output>
    </div>
  );
}
