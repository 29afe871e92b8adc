import type { ReactElement } from "react";

/** An office. */
export interface Office {
  readonly key: string;
  readonly city: string;
  readonly address: string;
}

/** Props of {@link OfficeList}. */
export interface OfficeListProps {
  readonly offices: readonly Office[];
  /** Heading above, also for screen readers. */
  readonly title?: string | undefined;
}

/** Offices side by side. */
export function OfficeList({ offices, title }: OfficeListProps): ReactElement {
  return (
    <div className="el-office-list">
      {title !== undefined && <h2 className="el-footer-links__title">{title}</h2>}
      <dl className="el-office-list__list">
        {offices.map((office) => (
          <div key={office.key}>
            <dt className="el-office-list__city">{office.city}</dt>
            <dd className="el-office-list__address">{office.address}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
