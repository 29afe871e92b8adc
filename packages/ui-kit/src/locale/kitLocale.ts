/**
 * The few texts components need of their own, one section a component: names of buttons and what a screen reader
 * says. A component's props win over them.
 */
export interface KitTexts {
  /** Words several components share. */
  readonly common: {
    readonly close: string;
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
  /** `{title}` is a heading. */
  readonly articleBody: {
    /** Name of a table that scrolls. */
    readonly table: string;
    readonly anchor: string;
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
    /** Name of the telephone mark before the number. */
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
  readonly passwordInput: {
    readonly show: string;
    readonly hide: string;
    /** Announced after the button. */
    readonly shown: string;
    readonly hidden: string;
    /** Read after a rule of the password. */
    readonly met: string;
    readonly unmet: string;
  };
  /** `{n}` is a number of seconds. */
  readonly sendCode: {
    readonly send: string;
    readonly sending: string;
    readonly resend: string;
    /** On the button while it waits. */
    readonly wait: string;
    /** Announced once after sending. */
    readonly sent: string;
    /** Announced once when the button works again. */
    readonly ready: string;
  };
  readonly areaPicker: {
    readonly title: string;
    readonly placeholder: string;
    readonly province: string;
    readonly city: string;
    readonly district: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly empty: string;
    readonly close: string;
  };
  readonly companyAutocomplete: {
    /** Name of the list. */
    readonly list: string;
    readonly loading: string;
    /** Announced. `{n}` is the number of suggestions. */
    readonly found: string;
    readonly empty: string;
    readonly failed: string;
  };
  readonly stepIndicator: {
    /** Name of the list. */
    readonly label: string;
    /** `{n}` of `{total}`. */
    readonly step: string;
    readonly done: string;
  };
  readonly errorSummary: {
    /** `{n}` is the number of fields with a message. */
    readonly title: string;
  };
  readonly sliderCaptcha: {
    /** Name of the group. */
    readonly title: string;
    /** Read with the slider: how it is worked by finger and by keys. */
    readonly instructions: string;
    /** Name of the slider. */
    readonly slider: string;
    /** Where the piece is. `{n}` is in pixels of the picture, `{total}` the width. */
    readonly position: string;
    /** In the track. */
    readonly hint: string;
    /** In the track, and read, once a tap has placed the piece. */
    readonly placed: string;
    readonly refresh: string;
    readonly loading: string;
    readonly verifying: string;
    readonly success: string;
    readonly error: string;
    readonly expired: string;
    readonly failed: string;
    /** Before the support telephone number. */
    readonly help: string;
  };
  readonly chatPopup: {
    readonly loading: string;
    readonly failedTitle: string;
    readonly failedText: string;
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
