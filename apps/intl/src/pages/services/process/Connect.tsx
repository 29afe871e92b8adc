import { Reveal } from "@wesdom/ui-kit/reveal";
import type { ReactElement } from "react";
import styles from "./Connect.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Of the drawing between the sources and the first step. */
const WIDTH = 400;
const HEIGHT = 120;

/** Props of {@link Connect}. */
interface ConnectProps extends ProcessProps {
  /** Where data comes from. */
  readonly sources: readonly string[];
  /** What becomes of all of it. */
  readonly result: string;
}

/** Lines from all sources into one, which runs from step to step and ends in one result. */
export function Connect({ steps, sources, result }: ConnectProps): ReactElement {
  return (
    <Reveal className={styles["connect"]}>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
        {sources.map((source, at) => {
          const x = ((at + 0.5) / sources.length) * WIDTH;
          const [middle, half] = [WIDTH / 2, HEIGHT / 2];
          return (
            <path
              d={`M${x} 0C${x} ${half} ${middle} ${half} ${middle} ${HEIGHT}`}
              pathLength="1"
              key={source}
            />
          );
        })}
      </svg>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <Step {...step} />
          </li>
        ))}
      </ol>
      <p>{result}</p>
    </Reveal>
  );
}
