/** Copy of the about page: what the API's introduction does not say. */
export interface AboutMessages {
  readonly pageTitle: (brand: string) => string;
  readonly description: (age: number) => string;
  readonly keywords: readonly string[];
  readonly eyebrow: string;
  readonly title: string;
  readonly figures: { readonly title: string; readonly age: string; readonly ageUnit: string };
  readonly values: { readonly eyebrow: string; readonly title: string };
  readonly timeline: { readonly eyebrow: string; readonly title: string };
  readonly team: { readonly eyebrow: string; readonly title: string };
  readonly offices: { readonly eyebrow: string; readonly title: string };
  readonly month: (year: string, month: string) => string;
  readonly invitation: { readonly title: string; readonly text: string; readonly action: string };
}
