import type { HeroProps } from "@wesdom/ui-kit/hero";
import type { SectionTexts } from "../texts.ts";

type HeroLabels = NonNullable<HeroProps["labels"]>;

/** Copy of a home page in one language. */
export interface HomeTexts {
  readonly title: (values: { readonly brand: string }) => string;
  /** `age`: full years since the founding. */
  readonly description: (values: { readonly age: number }) => string;
  readonly hero: Omit<HeroLabels, "slide" | "show"> & {
    readonly slide: (values: { readonly n: string; readonly total: string }) => string;
    readonly show: (values: { readonly n: string }) => string;
  };
  readonly figures: Readonly<Record<"title" | "staff" | "brands" | "age" | "ageUnit" | "renewal", string>>;
  readonly services: SectionTexts;
  readonly cases: SectionTexts & { readonly more: string };
  readonly clients: SectionTexts & { readonly note: string };
  readonly reasons: SectionTexts;
  readonly process: SectionTexts;
  readonly news: SectionTexts & { readonly minutes: (values: { readonly minutes: number }) => string };
}
