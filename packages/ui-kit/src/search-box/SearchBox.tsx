import { useLayoutEffect, useRef, useState, type FormEvent, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ArrowRightIcon } from "../icon/icons/ArrowRightIcon.tsx";
import { CloseIcon } from "../icon/icons/CloseIcon.tsx";
import { SearchIcon } from "../icon/icons/SearchIcon.tsx";
import { cx } from "../internal/cx.ts";
import { keepWord } from "../internal/isComposing.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import type { KitTexts } from "../locale/kitLocale.ts";

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** Address of the page with the results. */
  readonly action: string;
  /** Keyword of the page that is shown. When it changes the field follows. @default "" */
  readonly value?: string | undefined;
  /** Called with the trimmed keyword before the form is sent; prevent the event's default to navigate by a router. */
  readonly onSearch?: ((keyword: string, event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["searchBox"]> | undefined;
  readonly className?: string | undefined;
}

/** Longest keyword, characters. */
export const SEARCH_MAX_LENGTH = 60;

/**
 * A search: a form that sends `keyword` by GET, so it works without scripting and its results have an address. After hydration an
 * empty keyword goes nowhere, Enter that ends an input method's composition does not send, and a button clears.
 */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { action, value = "", onSearch, labels, className } = props;
  const texts = useTexts("searchBox", labels);
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  // What was typed before hydration: a render with the page's own keyword would take it away.
  useLayoutEffect(() => {
    if (input.current !== null) setTyped(input.current.value);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const keyword = typed.trim();
    if (keyword === "") {
      event.preventDefault();
      input.current?.focus();
      return;
    }
    onSearch?.(keyword, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the search element is younger than our browsers
    <form className={cx("el-search-box", className)} role="search" action={action} onSubmit={submit}>
      <SearchIcon className="el-search-box__icon" />
      <input
        ref={input}
        className="el-search-box__input"
        type="search"
        enterKeyHint="search"
        name="keyword"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onKeyDown={({ nativeEvent }) => {
          keepWord(nativeEvent);
        }}
      />
      {hydrated && typed !== "" && (
        <button
          type="button"
          className="el-search-box__clear"
          aria-label={texts.clear}
          onClick={() => {
            setTyped("");
            input.current?.focus();
          }}
        >
          <CloseIcon size="1em" />
        </button>
      )}
      <button type="submit" className="el-search-box__submit" aria-label={texts.submit}>
        <ArrowRightIcon />
      </button>
    </form>
  );
}
