import { Section, type Ground } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { ServicePageProps } from "../ServiceSections.tsx";
import { Connect } from "./Connect.tsx";
import { Count } from "./Count.tsx";
import { Repeat } from "./Repeat.tsx";
import { Spread } from "./Spread.tsx";
import { Weigh } from "./Weigh.tsx";

/** The steps of the service as the API names them, drawn as its work goes. */
export function ProcessSection(props: ServicePageProps): ReactElement {
  const { ground, drawing } = drawn(props);
  return (
    <Section ground={ground} labelledBy="process">
      <SectionHeading id="process" title={props.copy.processTitle} />
      {drawing}
    </Section>
  );
}

/** The copy of a service says what there is to draw, and the drawing on what. */
function drawn({ data, copy }: ServicePageProps): {
  readonly ground: Ground;
  readonly drawing: ReactElement;
} {
  const titles = data.service.steps;
  if ("onAir" in copy)
    return { ground: "ink", drawing: <Count steps={named(titles, copy.steps)} onAir={copy.onAir} /> };
  if ("budget" in copy)
    return { ground: "paper", drawing: <Weigh steps={named(titles, copy.steps)} budget={copy.budget} /> };
  if ("week" in copy)
    return { ground: "mint", drawing: <Repeat steps={named(titles, copy.steps)} week={copy.week} /> };
  if ("sources" in copy) {
    const { sources, result } = copy;
    return {
      ground: "card",
      drawing: <Connect steps={named(titles, copy.steps)} sources={sources} result={result} />,
    };
  }
  return { ground: "violet", drawing: <Spread steps={named(titles, copy.steps)} /> };
}

/** What the copy says of each step, as far as it knows it. */
function named<Step extends object>(
  titles: readonly string[],
  steps: readonly Step[],
): readonly (Partial<Step> & { readonly title: string })[] {
  return titles.map((title, at) => ({ ...(steps[at] as Partial<Step>), title }));
}
