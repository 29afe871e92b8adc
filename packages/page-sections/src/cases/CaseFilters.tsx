import type { Facet } from "@wesdom/api-client";
import { stringifySearch } from "@wesdom/site-runtime";
import { FilterChips, type FilterChip } from "@wesdom/ui-kit/filter-chips";
import { useEffect, useRef, type ReactElement } from "react";
import type { CaseList } from "./case-data.ts";
import type { CaseFilter } from "./case-search.ts";
import styles from "./CaseListSection.module.css";

/** Props of {@link CaseFilters}. */
export interface CaseFiltersProps extends Pick<CaseList, "filters" | "filter"> {
  readonly texts: Readonly<Record<"all" | "industry" | "platform", string>>;
  /** Path of the home page of the language. */
  readonly indexPath: string;
  /** How many cases are left. @default not told */
  readonly count?: string | undefined;
}

/**
 * Industry and platform, folded into a row: each choice is an address, and keeps the other filter. Escape and a tap beside
 * it fold up what is open, and so does a choice: the focus stays with its filter.
 */
export function CaseFilters({ filters, filter, texts, indexPath, count }: CaseFiltersProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fold = (event: KeyboardEvent | MouseEvent): void => {
      const open = row.current?.querySelector<HTMLDetailsElement>("details[open]");
      const target = event.target as Element;
      const chosen = open?.contains(target) && target.closest("a");
      if (!open || ("key" in event ? event.key !== "Escape" : open.contains(target) && !chosen)) return;
      open.open = false;
      // What can be tapped beside it takes the focus itself.
      if ("key" in event || chosen || !target.closest("a, button, summary"))
        open.querySelector("summary")?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", fold);
    document.addEventListener("click", fold);
    return () => {
      document.removeEventListener("keydown", fold);
      document.removeEventListener("click", fold);
    };
  }, []);
  const { industry, platform } = filter;
  const choice = (key: keyof CaseFilter, facets: readonly Facet[]): ReactElement => {
    const chips: FilterChip[] = [{ id: undefined, name: texts.all }, ...facets].map(
      ({ id, name, ...facet }) => ({
        ...facet,
        key: id ?? "",
        label: name,
        current: filter[key] === id,
        // In one order, whichever was chosen first: an address a choice.
        href: `${indexPath}/case${stringifySearch({ industry, platform, [key]: id })}`,
      }),
    );
    return (
      <details name="filter">
        <summary>
          {/* Not bare: what replaces a bare text, as translators do, React cannot change. */}
          <span>{texts[key]}</span> <span>{chips.find(({ current }) => current)?.label}</span>
        </summary>
        <FilterChips wrap label={texts[key]} items={chips} />
      </details>
    );
  };
  return (
    <div className={styles["filters"]} ref={row}>
      {choice("industry", filters.industries)}
      {choice("platform", filters.platforms)}
      {count !== undefined && <output>{count}</output>}
    </div>
  );
}
