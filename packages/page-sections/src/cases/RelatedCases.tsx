import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { useId, type ReactElement } from "react";
import type { ListedCase } from "./case-data.ts";
import styles from "./RelatedCases.module.css";
import { StoryCard } from "./StoryCard.tsx";

interface RelatedCasesProps {
  readonly title: string;
  readonly related: readonly ListedCase[];
  /** Path of the home page of the language. */
  readonly indexPath: string;
  /** What follows the covers. @default nothing */
  readonly children?: ReactElement;
}

/** Cases to go on with: a wide cover, and a pair below it. Nothing where there is none. */
export function RelatedCases({
  title,
  related,
  indexPath,
  children,
}: RelatedCasesProps): ReactElement | null {
  const id = useId();
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`${styles["related"]} el-screen-only`}>
      <SectionHeading id={id} title={title} />
      <div className={styles["covers"]}>
        {related.map((other) => (
          <StoryCard story={other} indexPath={indexPath} key={other.code} />
        ))}
      </div>
      {children}
    </section>
  );
}
