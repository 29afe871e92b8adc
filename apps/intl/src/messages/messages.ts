import type { AppealTexts } from "@wesdom/page-sections/appeal";
import type { FailureTexts } from "@wesdom/page-sections/failures";
import type { HomeTexts } from "@wesdom/page-sections/home";

/** Copy of one language of the site; a missing key fails the type check. */
export interface Messages extends Omit<FailureTexts, "home"> {
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
  readonly home: HomeTexts;
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
    readonly terms: string;
    readonly choices: string;
    /** Said where the browser declines for every site. */
    readonly globalPrivacyControl: string;
    readonly languages: string;
    readonly offices: string;
    readonly copyright: (year: string, brand: string) => string;
  };
}

/** Services with a place in the menu. */
export type ServiceKey =
  | "influencer-marketing"
  | "live-commerce"
  | "marketing-technology"
  | "media-buying"
  | "social-media-management";

/** Copy of the consultation form, with the field by which the visitor is reached. */
export interface AppealMessages extends AppealTexts {
  readonly email: string;
  readonly emailPlaceholder: string;
}
