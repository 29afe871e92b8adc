import type { Facet } from "@wesdom/api-client";
import { stringifySearch } from "@wesdom/site-runtime";
import { FilterChips, type FilterChip } from "@wesdom/ui-kit/filter-chips";
import type { ReactElement } from "react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";
import styles from "./Case.module.css";
import type { CaseFilter, CasePageData } from "./load-case-page.ts";

/** Props of {@link CaseFilters}. */
interface CaseFiltersProps extends Pick<Extract<CasePageData, { kind: "list" }>, "filters" | "filter"> {
  readonly copy: CaseMessages;
}

/** Industry and platform: each choice is an address, and keeps the other filter. */
export function CaseFilters({ filters, filter, copy }: CaseFiltersProps): ReactElement {
  const { indexPath } = useMessages();
  const chips = (key: keyof CaseFilter, facets: readonly Facet[]): FilterChip[] =>
    [
      chip("", copy.list.all, undefined),
      ...facets.map(({ id, name, count }) => ({ ...chip(id, name, id), count })),
    ].map(({ value, ...item }) => ({
      ...item,
      current: filter[key] === value,
      href: `${indexPath}/case${stringifySearch({ ...filter, [key]: value })}`,
    }));
  return (
    <div className={styles["filters"]}>
      <FilterChips labelled label={copy.list.industry} items={chips("industry", filters.industries)} />
      <FilterChips labelled label={copy.list.platform} items={chips("platform", filters.platforms)} />
    </div>
  );
}

function chip(key: string, label: string, value: string | undefined) {
  return { key, label, value };
}
