/** Copy of the client cases: the list, and one of them. */
export interface CaseMessages {
  readonly list: {
    readonly title: string;
    readonly pageTitle: (brand: string) => string;
    readonly description: string;
    readonly keywords: readonly string[];
    readonly eyebrow: string;
    readonly lead: string;
    readonly label: string;
    readonly all: string;
    readonly industry: string;
    readonly platform: string;
    readonly shown: (count: number) => string;
    readonly emptyTitle: string;
    readonly emptyText: string;
  };
  readonly detail: {
    readonly pageTitle: (title: string, brand: string) => string;
    readonly back: string;
    readonly facts: string;
    readonly client: string;
    readonly industry: string;
    readonly platform: string;
    readonly services: string;
    readonly period: string;
    readonly figures: string;
    readonly more: string;
  };
  readonly invitation: { readonly title: string; readonly text: string; readonly action: string };
}
