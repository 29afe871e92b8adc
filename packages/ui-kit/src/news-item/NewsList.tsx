import type { ReactElement, ReactNode } from "react";

/** Props of {@link NewsList}. */
export interface NewsListProps {
  /** `NewsItem`s. */
  readonly children: ReactNode;
}

/** News under each other, with rules between. */
export function NewsList({ children }: NewsListProps): ReactElement {
  // What React has for it weighs 600 bytes that nothing else needs.
  const items = [children].flat(Infinity) as ReactNode[];
  return (
    <ul role="list" className="el-news-list">
      {items.map((item, index) => (
        // The item's own key tells it from another one at its place.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
