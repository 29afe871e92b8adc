import type { Sections } from "./localized.ts";
import { ARGUMENTS } from "./sections/arguments.tsx";
import { COMPANY } from "./sections/company.tsx";
import { ENDS } from "./sections/ends.tsx";
import { OPENINGS } from "./sections/openings.tsx";
import { PROOFS } from "./sections/proofs.tsx";

/** Sections as the sites put them together from the kit: the same components, props and grounds. */
export const SECTIONS: Sections<SectionName> = { ...OPENINGS, ...PROOFS, ...ARGUMENTS, ...COMPANY, ...ENDS };

/** Names of the sections, in the order in which a page may have them. */
export type SectionName = keyof (typeof OPENINGS &
  typeof PROOFS &
  typeof ARGUMENTS &
  typeof COMPANY &
  typeof ENDS);
