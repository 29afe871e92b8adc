import type { ReactElement, ReactNode, Ref } from "react";

/** Props of {@link RailRow}. */
export interface RailRowProps {
  /** Cards, in order. */
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Name of the list. */
  readonly label: string;
  readonly row: Ref<HTMLUListElement>;
}

/** The list that scrolls. */
export function RailRow({ items, label, row }: RailRowProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ul role="list" className="el-rail__row" ref={row} tabIndex={0} aria-label={label}>
      {items.map(({ key, content }) => (
        <li className="el-rail__item" key={key}>
          {content}
        </li>
      ))}
    </ul>
  );
}
