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
