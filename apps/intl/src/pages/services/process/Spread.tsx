import { Reveal } from "@wesdom/ui-kit/reveal";
import type { CSSProperties, ReactElement } from "react";
import styles from "./Spread.module.css";
import { Step, type ProcessProps } from "./Step.tsx";

/** Voices around the first ring: the second has four times as many, the third nine times. */
const FIRST_VOICES = 30;

/** Width of a voice where a ring is 200 wide and as wide as the screen. */
const VOICE = 4;

/** Each step lies in a wider ring, with more voices on it. */
export function Spread({ steps }: ProcessProps): ReactElement {
  return (
    <Reveal className={styles["spread"]}>
      <ol>
        {steps.map((step, at) => (
          <li style={{ "--at": at } as CSSProperties} key={step.title}>
            <svg viewBox="0 0 200 200" aria-hidden focusable="false">
              <circle cx="100" cy="100" r="97" strokeWidth={VOICE / 6 / (at + 1)} />
              <circle
                cx="100"
                cy="100"
                r="97"
                pathLength={FIRST_VOICES * (at + 1) ** 2}
                strokeWidth={VOICE / (at + 1)}
              />
            </svg>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </Reveal>
  );
}
