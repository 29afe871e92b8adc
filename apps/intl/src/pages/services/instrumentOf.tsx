import type { Ground } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import { Budget } from "./opening/Budget.tsx";
import { Calendar } from "./opening/Calendar.tsx";
import { Junction } from "./opening/Junction.tsx";
import { RunUp } from "./opening/RunUp.tsx";
import { Voices } from "./opening/Voices.tsx";
import { Connect } from "./process/Connect.tsx";
import { Count } from "./process/Count.tsx";
import { Repeat } from "./process/Repeat.tsx";
import { Spread } from "./process/Spread.tsx";
import { Weigh } from "./process/Weigh.tsx";
import type { ServicePageProps } from "./ServiceSections.tsx";

/** What a service is drawn as: large at the top of its page, and step by step where it explains the work. */
interface Instrument {
  readonly ground: Ground;
  readonly opening: ReactElement;
  /** Where the opening stands to its title. */
  readonly drawn: "above" | "below";
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
      opening: <Budget steps={steps} />,
      drawn: "below",
      process: <Weigh steps={steps} budget={copy.budget} />,
    };
  }
  if ("week" in copy) {
    const steps = named(titles, copy.steps);
    return {
      ground: "mint",
      opening: <Calendar steps={steps} days={copy.week.days} />,
      drawn: "above",
      process: <Repeat steps={steps} week={copy.week} />,
    };
  }
  if ("sources" in copy) {
    const { sources, result } = copy;
    return {
      ground: "card",
      opening: <Junction sources={sources} />,
      drawn: "above",
      process: <Connect steps={named(titles, copy.steps)} result={result} />,
    };
  }
  return {
    ground: "violet",
    opening: <Voices />,
    drawn: "above",
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
