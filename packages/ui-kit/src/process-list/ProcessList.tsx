import type { ReactElement } from "react";

/** A step of a way of working. */
export interface ProcessStep {
  readonly key: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** How long it takes, e.g. `Day 1–3`. */
  readonly duration?: string | undefined;
}

/** Props of {@link ProcessList}. */
export interface ProcessListProps {
  readonly steps: readonly ProcessStep[];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** Steps on a line, in order. */
export function ProcessList({ steps, level = 3 }: ProcessListProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ol role="list" className="el-process-list">
      {steps.map((step) => (
        <li className="el-process-list__step" key={step.key}>
          {step.duration !== undefined && <p className="el-process-list__duration">{step.duration}</p>}
          <Heading className="el-process-list__title">{step.title}</Heading>
          {step.text !== undefined && <p className="el-process-list__text">{step.text}</p>}
        </li>
      ))}
    </ol>
  );
}
