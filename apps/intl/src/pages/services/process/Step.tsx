import type { ReactElement } from "react";
import styles from "./Step.module.css";

/** A step of a service. */
export interface ServiceStep {
  readonly title: string;
  readonly text?: string;
  readonly duration?: string;
}

/** Props of every process. */
export interface ProcessProps<Step extends ServiceStep = ServiceStep> {
  readonly steps: readonly Step[];
}

/** When a step is, what it is called and what happens in it. */
export function Step({ title, text, duration }: ServiceStep): ReactElement {
  return (
    <div className={styles["step"]}>
      <p>{duration}</p>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
