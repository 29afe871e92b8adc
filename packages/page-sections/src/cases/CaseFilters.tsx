import type { Facet } from "@wesdom/api-client";
import { stringifySearch } from "@wesdom/site-runtime";
import { FilterChips, type FilterChip } from "@wesdom/ui-kit/filter-chips";
import type { ReactElement } from "react";
import type { CaseList } from "./case-data.ts";
import type { CaseFilter } from "./case-search.ts";
import styles from "./Cases.module.css";

/** Props of {@link CaseFilters}. */
interface CaseFiltersProps extends Pick<CaseList, "filters" | "filter"> {
  readonly texts: Readonly<Record<"all" | "industry" | "platform", string>>;
  /** Path of the home page of the language. */
  readonly indexPath: string;
}

/** Industry and platform: each choice is an address, and keeps the other filter. */
export function CaseFilters({ filters, filter, texts, indexPath }: CaseFiltersProps): ReactElement {
  const chips = (key: keyof CaseFilter, facets: readonly Facet[]): FilterChip[] =>
    [{ id: undefined, name: texts.all }, ...facets].map(({ id, name, ...facet }) => ({
      ...facet,
      key: id ?? "",
      label: name,
      current: filter[key] === id,
      href: `${indexPath}/case${stringifySearch({ ...filter, [key]: id })}`,
    }));
  return (
    <div className={styles["filters"]}>
      <FilterChips labelled label={texts.industry} items={chips("industry", filters.industries)} />
      <FilterChips labelled label={texts.platform} items={chips("platform", filters.platforms)} />
    </div>
  );
}
