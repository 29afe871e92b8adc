import { useEffect, useRef, type ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { Highlight } from "./Highlight.tsx";
import { noteOf } from "./suggestionTexts.ts";
import type { CompanySuggestion, Suggestions } from "./useSuggestions.ts";

interface SuggestionListProps {
  readonly id: string;
  readonly texts: KitTexts["companyAutocomplete"];
  readonly found: Suggestions;
  /** Index of the option the keys stand on; -1: none. */
  readonly active: number;
  readonly onPick: (company: CompanySuggestion) => void;
}

/** The list under the field. Focus stays in the field; the option the keys stand on is scrolled into view. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, texts, found, active, onPick } = props;
  const note = noteOf(found, texts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div className="el-company-autocomplete__panel">
      <div
        ref={list}
        id={id}
        className="el-company-autocomplete__list"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A datalist takes no styles, and matches by itself.
        role="listbox"
        aria-label={texts.list}
        hidden={found.items.length === 0}
      >
        {found.items.map((company, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The field has the focus and the keys.
          <div
            key={company.id}
            id={`${id}-${index}`}
            className={cx("el-company-autocomplete__option", index === active && "is-active")}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As above.
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onPick(company);
            }}
          >
            {/* Anew for each question: what replaces a bare text, as translators do, React cannot take away. */}
            <span key={found.query} className="el-company-autocomplete__name">
              <Highlight text={company.name} part={found.query} />
            </span>
            {company.city !== undefined && (
              <span className="el-company-autocomplete__city"> {company.city}</span>
            )}
          </div>
        ))}
      </div>
      {note !== "" && (
        <p className={cx("el-company-autocomplete__note", `is-${found.status}`)} aria-hidden>
          {note}
        </p>
      )}
    </div>
  );
}
