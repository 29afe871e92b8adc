import type { HeroProps } from "@wesdom/ui-kit/hero";
import type { SectionTexts } from "../texts.ts";

/** Copy of a home page in one language. */
export interface HomeTexts {
  readonly title: (brand: string) => string;
  /** @param age - Full years since the founding. */
  readonly description: (age: number) => string;
  readonly keywords: readonly string[];
  readonly hero: NonNullable<HeroProps["labels"]>;
  readonly figures: SectionTexts &
    Readonly<Record<"staff" | "brands" | "age" | "ageUnit" | "renewal", string>>;
  readonly services: SectionTexts;
  readonly cases: SectionTexts & { readonly more: string };
  readonly clients: SectionTexts & { readonly note: string };
  readonly reasons: SectionTexts;
  readonly process: SectionTexts;
  /** `{n}` in `minutes` stands for the reading time. */
  readonly news: SectionTexts & { readonly minutes: string };
}
