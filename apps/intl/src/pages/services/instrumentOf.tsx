import type { Ground } from "@wesdom/ui-kit/section";
import type { CSSProperties, ReactElement } from "react";
import ending from "./ending/Ending.module.css";
import figure from "./figure/Drawing.module.css";
import { Bar, BarKey } from "./opening/Bar.tsx";
import { Junction } from "./opening/Junction.tsx";
import { RunUp } from "./opening/RunUp.tsx";
import { Week, WeekKey } from "./opening/Week.tsx";
import styles from "./opening/Opening.module.css";
import stage from "./paper/Stage.module.css";
import { Repeat } from "./process/Repeat.tsx";
import type { ServiceStep } from "./process/Step.tsx";
import lists from "./process/Steps.module.css";
import { Steps } from "./process/Steps.tsx";
import { Weigh } from "./process/Weigh.tsx";
import wires from "./process/Wires.module.css";
import type { ServicePageProps } from "./ServiceSections.tsx";

/** What a service is drawn as, large at the top of its page, and how its steps are set below. */
interface Instrument {
  readonly ground: Ground;
  readonly opening: ReactElement;
  readonly process: ReactElement;
  /** The paper, and what is drawn above it where its sheet does not draw it. */
  readonly paper: {
    readonly ground: Ground;
    readonly drawing?: ReactElement;
    /** Class of its place, where the lengths on it are not those of its ground. */
    readonly place?: string | undefined;
  };
  /** What the service is drawn as, once more, as its number has it. */
  readonly figure: { readonly ground: Ground; readonly drawing: ReactElement };
  /** And where the page ends, as what it asks for would have it. */
  readonly ending: { readonly ground: Ground; readonly drawing: ReactElement };
}

/** What the copy says of a step, as far as it knows it. */
interface SaidStep extends Omit<ServiceStep, "title"> {
  readonly shares?: string;
  readonly weeks?: readonly string[];
}

/** The copy of a service says what there is to draw. */
export function instrumentOf({ data, copy }: ServicePageProps): Instrument {
  const said: readonly SaidStep[] = copy.steps;
  const steps = data.service.steps.map((title, at) => ({ ...said[at], title }));
  if ("onAir" in copy)
    return {
      ground: "ink",
      opening: <RunUp {...copy.onAir} marks={copy.onAir.weeks} />,
      process: <Steps className={lists["tape"]} steps={steps} />,
      paper: {
        ground: "ink",
        drawing: <RunUp {...copy.result} marks={copy.result.hours} broken />,
      },
      figure: { ground: "ink", drawing: drawn("rooms") },
      // The footer is black too.
      ending: { ground: "hot", drawing: <div className={ending["ruler"]} /> },
    };
  if ("budget" in copy) {
    return {
      ground: "paper",
      opening: (
        <div className={styles["budget"]}>
          <BarKey budget={copy.budget} />
          {steps
            .flatMap(({ shares, duration }) => (shares ? { shares, duration } : []))
            .map(({ shares, duration }) => (
              <Bar budget={copy.budget} shares={shares} when={duration} key={shares} />
            ))}
        </div>
      ),
      process: <Weigh steps={steps} budget={copy.budget} />,
      paper: { ground: "ink", place: stage["spent"] },
      figure: {
        ground: "paper",
        drawing: (
          <p
            className={figure["spent"]}
            style={
              {
                "--times": parseFloat(data.service.figure.value) / Number(copy.budget.spent.value),
              } as CSSProperties
            }
          >
            <b>{copy.budget.spent.value}</b> {copy.budget.spent.text}
          </p>
        ),
      },
      ending: { ground: "hot", drawing: <div className={ending["stops"]} /> },
    };
  }
  if ("week" in copy) {
    return {
      ground: "mint",
      opening: (
        <div className={styles["diary"]}>
          <WeekKey names={copy.week.key} />
          <div className={styles["calendar"]}>
            {steps.at(-1)?.weeks?.map((signs, at) => (
              <Week days={copy.week.days} signs={signs} key={at} />
            ))}
          </div>
        </div>
      ),
      process: <Repeat steps={steps} days={copy.week.days} />,
      paper: { ground: "mint" },
      figure: { ground: "ink", drawing: drawn("accounts") },
      ending: { ground: "mint", drawing: <div className={ending["replies"]} /> },
    };
  }
  if ("sources" in copy) {
    return {
      ground: "card",
      opening: <Junction sources={copy.sources} counted={copy.counted} />,
      process: <Steps className={wires["wires"]} steps={steps} />,
      paper: { ground: "hot" },
      figure: { ground: "card", drawing: drawn("wire") },
      ending: { ground: "hot", drawing: <div className={ending["cable"]} /> },
    };
  }
  return {
    ground: "violet",
    opening: (
      <div className={styles["chorus"]}>
        <ul role="list" className={styles["said"]}>
          {copy.voices.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <div className={styles["voices"]} />
      </div>
    ),
    process: <Steps className={lists["spread"]} steps={steps} />,
    paper: { ground: "violet" },
    figure: { ground: "violet", drawing: drawn("crowd") },
    ending: { ground: "violet", drawing: <div className={ending["chosen"]} /> },
  };
}

function drawn(what: "accounts" | "crowd" | "rooms" | "wire"): ReactElement {
  return <div className={`${figure["drawing"]} ${figure[what]}`} />;
}
