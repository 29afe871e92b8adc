import type { ReactElement } from "react";
import type { ProcessProps } from "./Step.tsx";
import styles from "./Steps.module.css";
import { Steps } from "./Steps.tsx";

/** Props of {@link Repeat}. */
interface RepeatProps extends ProcessProps {
  /** What the signs of the week mean. */
  readonly week: { readonly posts: string; readonly replies: string };
}

/** What is done on which days, and the steps to it. */
export function Repeat({ steps, week: { posts, replies } }: RepeatProps): ReactElement {
  return (
    <>
      <ul className={styles["legend"]}>
        <li data-sign="●">{posts}</li>
        <li data-sign="○">{replies}</li>
      </ul>
      <Steps className={styles["weeks"]} steps={steps} />
    </>
  );
}
