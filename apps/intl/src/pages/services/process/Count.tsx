import { Reveal } from "@wesdom/ui-kit/reveal";
import type { CSSProperties, ReactElement } from "react";
import styles from "./Count.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Props of {@link Count}. */
interface CountProps extends ProcessProps {
  /** From when on it is on air. */
  readonly onAir: string;
}

/** A running order: the steps lie on a tape that is pulled sideways. */
export function Count({ steps, onAir }: CountProps): ReactElement {
  return (
    <>
      <p className={styles["air"]}>{onAir}</p>
      <Reveal>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <ol className={styles["tape"]} tabIndex={0} aria-labelledby="process">
          {steps.map((step, at) => (
            <li style={{ "--at": at } as CSSProperties} key={step.title}>
              <span aria-hidden>{at + 1}</span>
              <Step {...step} />
            </li>
          ))}
        </ol>
      </Reveal>
    </>
  );
}
