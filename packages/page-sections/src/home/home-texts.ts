import type { HeroProps } from "@wesdom/ui-kit/hero";
import type { SectionTexts } from "../texts.ts";

type TitleText = Pick<SectionTexts, "title">;

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
  /** `leadsTo`: what a row leads to, where services have no pages. */
  readonly services: TitleText & { readonly leadsTo?: string };
  readonly cases: SectionTexts & { readonly more: string };
  /** `label`: name of the wall of marks. */
  readonly clients: TitleText & { readonly label: string; readonly note: string };
  readonly reasons: TitleText;
  readonly news: TitleText & { readonly minutes: (values: { readonly minutes: number }) => string };
}
