import type { Ground } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import { Junction } from "./opening/Junction.tsx";
import { RunUp } from "./opening/RunUp.tsx";
import styles from "./opening/Opening.module.css";
import { Bar } from "./process/Bar.tsx";
import { Connect } from "./process/Connect.tsx";
import { Count } from "./process/Count.tsx";
import { Repeat } from "./process/Repeat.tsx";
import { Spread } from "./process/Spread.tsx";
import { Week } from "./process/Week.tsx";
import { Weigh } from "./process/Weigh.tsx";
import type { ServicePageProps } from "./ServiceSections.tsx";

/** What a service is drawn as: large at the top of its page, and step by step where it explains the work. */
interface Instrument {
  readonly ground: Ground;
  readonly opening: ReactElement;
  /** Where the opening stands to its title. @default "above" */
  readonly drawn?: "below";
  readonly process: ReactElement;
  /** @default that of the opening */
  readonly processGround?: Ground;
}

/** The copy of a service says what there is to draw. */
export function instrumentOf({ data, copy }: ServicePageProps): Instrument {
  const titles = data.service.steps;
  if ("onAir" in copy)
    return {
      ground: "ink",
      opening: <RunUp {...copy.onAir} />,
      drawn: "below",
      process: <Count steps={named(titles, copy.steps)} />,
      processGround: "paper",
    };
  if ("budget" in copy) {
    const steps = named(titles, copy.steps);
    return {
      ground: "paper",
      opening: (
        <div className={styles["budget"]}>
          {steps.map(({ title, shares }) => (
            <Bar shares={shares} key={title} />
          ))}
        </div>
      ),
      drawn: "below",
      process: <Weigh steps={steps} budget={copy.budget} />,
    };
  }
  if ("week" in copy) {
    const steps = named(titles, copy.steps);
    return {
      ground: "mint",
      opening: (
        <div className={styles["calendar"]}>
          {steps.map(({ title, week }) => (
            <Week days={copy.week.days} signs={week} key={title} />
          ))}
        </div>
      ),
      process: <Repeat steps={steps} week={copy.week} />,
    };
  }
  if ("sources" in copy) {
    const { sources, result } = copy;
    return {
      ground: "card",
      opening: <Junction sources={sources} />,
      process: <Connect steps={named(titles, copy.steps)} result={result} />,
    };
  }
  return {
    ground: "violet",
    opening: <div className={styles["voices"]} />,
    process: <Spread steps={named(titles, copy.steps)} />,
  };
}

/** What the copy says of each step, as far as it knows it. */
function named<Step extends object>(
  titles: readonly string[],
  steps: readonly Step[],
): readonly (Partial<Step> & { readonly title: string })[] {
  return titles.map((title, at) => ({ ...(steps[at] as Partial<Step>), title }));
}
