/** Copy of one language of the site; a missing key fails the type check. */
export interface Messages {
  readonly siteName: (brand: string) => string;
  readonly skipToContent: string;
  readonly toasts: string;
  readonly loading: string;
  readonly header: {
    readonly home: string;
    readonly contact: string;
    readonly menu: string;
    readonly closeMenu: string;
    readonly navigation: string;
    readonly languages: string;
  };
  readonly menu: {
    readonly home: string;
    readonly services: string;
    readonly cases: string;
    readonly about: string;
  };
  readonly services: Readonly<Record<ServiceKey, string>>;
  readonly home: {
    readonly title: (brand: string) => string;
    readonly description: (age: number) => string;
    readonly keywords: readonly string[];
    readonly hero: {
      readonly carousel: string;
      readonly carouselRole: string;
      readonly slideRole: string;
      readonly slide: string;
      readonly show: string;
      readonly pause: string;
      readonly play: string;
    };
    readonly figures: {
      readonly eyebrow: string;
      readonly title: string;
      readonly staff: string;
      readonly brands: string;
      readonly age: string;
      readonly ageUnit: string;
      readonly renewal: string;
    };
    readonly services: { readonly eyebrow: string; readonly title: string };
    readonly cases: { readonly eyebrow: string; readonly title: string; readonly more: string };
    readonly clients: { readonly eyebrow: string; readonly title: string; readonly note: string };
    readonly reasons: { readonly eyebrow: string; readonly title: string };
    readonly process: { readonly eyebrow: string; readonly title: string };
    readonly news: {
      readonly eyebrow: string;
      readonly title: string;
      readonly minutes: string;
    };
  };
  readonly appeal: AppealMessages;
  readonly footer: {
    readonly title: string;
    readonly services: string;
    readonly follow: string;
    readonly emailLabel: string;
    readonly copied: string;
    readonly wechat: string;
    readonly wechatHint: string;
    readonly whatsapp: string;
    /** Name of the landmark around the floating chat sign. */
    readonly chat: string;
    readonly privacy: string;
    readonly choices: string;
    /** Said where the browser declines for every site. */
    readonly globalPrivacyControl: string;
    readonly languages: string;
    readonly offices: string;
    readonly copyright: (year: string, brand: string) => string;
  };
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly hint: string;
    readonly back: string;
  };
  readonly error: Readonly<Record<"title" | "hint" | "retry" | "offline" | "offlineHint", string>>;
}

/** Services with a place in the menu. */
export type ServiceKey =
  | "influencer-marketing"
  | "live-commerce"
  | "marketing-technology"
  | "media-buying"
  | "social-media-management";

/** Copy of the consultation form. */
export interface AppealMessages {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly email: string;
  readonly emailPlaceholder: string;
  readonly company: string;
  readonly companyPlaceholder: string;
  readonly needs: string;
  readonly needsPlaceholder: string;
  readonly consentBefore: string;
  readonly consentPolicy: string;
  readonly consentAfter: string;
  readonly consentMissing: string;
  readonly submit: string;
  readonly sending: string;
  readonly successTitle: string;
  readonly successText: string;
  readonly reference: string;
  readonly again: string;
  readonly summary: string;
  readonly offline: string;
  readonly failed: string;
  readonly hint: string;
  readonly leaveEmpty: string;
}
