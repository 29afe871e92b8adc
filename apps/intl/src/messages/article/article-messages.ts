/** Copy of the article page: one article, or a list of them. */
export interface ArticleMessages {
  readonly list: {
    readonly title: string;
    readonly pageTitle: (brand: string) => string;
    readonly description: string;
    readonly keywords: readonly string[];
    readonly eyebrow: string;
    readonly lead: string;
    readonly label: string;
  };
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly pageTitle: (keyword: string, brand: string) => string;
    readonly found: (count: number, keyword: string) => string;
    readonly emptyTitle: (keyword: string) => string;
    readonly emptyText: string;
    readonly all: string;
  };
  readonly minutes: (count: number) => string;
  readonly updated: (date: string) => string;
  readonly inForceSince: (date: string) => string;
  readonly pageTitle: (title: string, brand: string) => string;
  readonly related: string;
  readonly tags: string;
  readonly invitation: { readonly title: string; readonly text: string; readonly action: string };
}
