import type { Meta } from "@storybook/react-vite";
import { Fragment } from "react";
import { localized, type LocalizedStory, type Sections } from "./localized.ts";
import { SampleNavBar } from "./parts.tsx";
import { SECTIONS, type SectionName } from "./sections.ts";
import { ARGUMENTS } from "./sections/arguments.tsx";
import { COMPANY } from "./sections/company.tsx";
import { ENDS } from "./sections/ends.tsx";
import { OPENINGS } from "./sections/openings.tsx";
import { PROOFS } from "./sections/proofs.tsx";

/** Each section has a story of its own to be looked at; the tests see them by families, at a picture a family. */
const meta: Meta = { title: "Pages/Compositions 组合", tags: ["!autodocs", "!test"] };

export default meta;

const alone = (name: SectionName): LocalizedStory => localized(SECTIONS[name]);

const underBar = (name: SectionName): LocalizedStory =>
  localized((locale) => (
    <>
      <SampleNavBar locale={locale} overlay />
      {SECTIONS[name](locale)}
    </>
  ));

export const Hero: LocalizedStory = underBar("hero");
export const Service: LocalizedStory = underBar("service");
export const People: LocalizedStory = alone("people");
export const Article: LocalizedStory = alone("article");
export const Figures: LocalizedStory = alone("figures");
export const Covers: LocalizedStory = alone("covers");
export const Cases: LocalizedStory = alone("cases");
export const Clients: LocalizedStory = alone("clients");
export const Quotation: LocalizedStory = alone("quotation");
export const Services: LocalizedStory = alone("services");
export const Reasons: LocalizedStory = alone("reasons");
export const Process: LocalizedStory = alone("process");
export const Values: LocalizedStory = alone("values");
export const Questions: LocalizedStory = alone("questions");
export const Team: LocalizedStory = alone("team");
export const History: LocalizedStory = alone("history");
export const Offices: LocalizedStory = alone("offices");
export const News: LocalizedStory = alone("news");
export const Related: LocalizedStory = alone("related");
export const Closing: LocalizedStory = alone("closing");
export const Footer: LocalizedStory = alone("footer");

const together = (sections: Sections): LocalizedStory =>
  localized((locale) => (
    <>
      {Object.entries(sections).map(([name, draw]) => (
        <Fragment key={name}>{draw(locale)}</Fragment>
      ))}
    </>
  ));

export const AllOpenings: LocalizedStory = { ...together(OPENINGS), tags: ["test", "!dev"] };
export const AllProofs: LocalizedStory = { ...together(PROOFS), tags: ["test", "!dev"] };
export const AllArguments: LocalizedStory = { ...together(ARGUMENTS), tags: ["test", "!dev"] };
export const AllOfCompany: LocalizedStory = { ...together(COMPANY), tags: ["test", "!dev"] };
export const AllEnds: LocalizedStory = { ...together(ENDS), tags: ["test", "!dev"] };
