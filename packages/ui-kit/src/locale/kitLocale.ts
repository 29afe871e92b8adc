/**
 * The few texts components need of their own, one section a component: names of buttons and what a screen reader
 * says. A component's props win over them.
 */
export interface KitTexts {
  /** Words several components share. */
  readonly common: {
    readonly close: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly retry: string;
    readonly loading: string;
  };
  /** `{n}` is a page's number. */
  readonly pagination: {
    /** Name of the landmark. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: string;
  };
  readonly searchBox: {
    /** Name of the field. */
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly clear: string;
  };
  readonly rail: {
    readonly previous: string;
    readonly next: string;
  };
  /** `{title}` is a heading, `{alt}` what a picture shows. */
  readonly articleBody: {
    /** Name of a table that scrolls. */
    readonly table: string;
    readonly anchor: string;
    readonly openImage: string;
    /** Where the picture has no alternative text. */
    readonly openNamelessImage: string;
  };
  readonly tableOfContents: {
    readonly title: string;
  };
  readonly articleNav: {
    /** Name of the landmark. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
  };
  readonly shareRow: {
    /** Name of the group. */
    readonly title: string;
    readonly copyLink: string;
    readonly copied: string;
    readonly share: string;
  };
  /** `{n}` is a number of items. */
  readonly infiniteList: {
    readonly more: string;
    readonly loading: string;
    /** Announced after loading. */
    readonly loaded: string;
    readonly failed: string;
    readonly retry: string;
    readonly end: string;
  };
  /** `{number}` is the telephone number. */
  readonly phoneAction: {
    readonly call: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly breadcrumbs: {
    /** Name of the landmark. */
    readonly label: string;
  };
  readonly officeCard: {
    /** The link to a map. `{city}` is replaced. */
    readonly map: string;
  };
}

/** Texts of one language. */
export interface KitLocale extends KitTexts {
  /** Language tag, also for `Intl`. */
  readonly lang: string;
}

/** Part of a locale, to be merged over a whole one. */
export type KitLocaleOverrides = { readonly [Section in keyof KitTexts]?: Partial<KitTexts[Section]> } & {
  readonly lang?: string;
};
