import type { Ground } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import { Bar } from "./opening/Bar.tsx";
import { Junction } from "./opening/Junction.tsx";
import { RunUp } from "./opening/RunUp.tsx";
import { Week } from "./opening/Week.tsx";
import styles from "./opening/Opening.module.css";
import { Connect } from "./process/Connect.tsx";
import { Count } from "./process/Count.tsx";
import { Repeat } from "./process/Repeat.tsx";
import { Spread } from "./process/Spread.tsx";
import { Weigh } from "./process/Weigh.tsx";
import type { ServicePageProps } from "./ServiceSections.tsx";

/** What a service is drawn as, large at the top of its page, and how its steps are set below. */
interface Instrument {
  readonly ground: Ground;
  readonly opening: ReactElement;
  /** Where the opening stands to its title. @default "above" */
  readonly drawn?: "below";
  readonly process: ReactElement;
  /** Surface of the sentence set largest. @default that of the opening */
  readonly claimGround?: Ground;
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
      claimGround: "violet",
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
      claimGround: "hot",
    };
  }
  return {
    ground: "violet",
    opening: <div className={styles["voices"]} />,
    process: <Spread steps={named(titles, copy.steps)} />,
    claimGround: "hot",
  };
}

/** What the copy says of each step, as far as it knows it. */
function named<Step extends object>(
  titles: readonly string[],
  steps: readonly Step[],
): readonly (Partial<Step> & { readonly title: string })[] {
  return titles.map((title, at) => ({ ...(steps[at] as Partial<Step>), title }));
}
