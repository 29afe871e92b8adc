import { ReasonList } from "@wesdom/ui-kit/reason-list";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/about.zh.yml";
import { ABOUT_ANCHORS } from "./aboutAnchors.ts";
import type { AboutData } from "@wesdom/page-sections/about";

/** What the company holds itself to. */
export function ValueSection({ values }: Pick<AboutData["introduction"], "values">): ReactElement {
  const { eyebrow, title } = texts.culture;
  return (
    <Section id={ABOUT_ANCHORS.culture} labelledBy="culture-title" ground="ink">
      <SectionHeading id="culture-title" eyebrow={eyebrow} title={title} />
      <ReasonList display reasons={values.map((value) => ({ key: value.title, ...value }))} />
    </Section>
  );
}
