import { Children, type ReactElement, type ReactNode } from "react";

/** Props of {@link NewsList}. */
export interface NewsListProps {
  /** `NewsItem`s. */
  readonly children: ReactNode;
}

/** News under each other, with rules between. */
export function NewsList({ children }: NewsListProps): ReactElement {
  return (
    <ul role="list" className="el-news-list">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
