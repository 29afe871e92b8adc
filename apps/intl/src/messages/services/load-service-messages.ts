import type { SiteLanguage } from "../language-messages.ts";
import type { ServiceKey } from "../messages.ts";
import type { CopyOf } from "../copy-of.ts";
import type { ServiceMessages, ServicesMessages } from "./service-messages.ts";

/** Copy that the services pages share, by language. */
export const SERVICES_MESSAGES: CopyOf<ServicesMessages> = {
  en: async () => (await import("./en/shared.ts")).servicesMessages,
  ja: async () => (await import("./ja/shared.ts")).servicesMessages,
};

type OneService = Promise<{ readonly serviceMessages: ServiceMessages }>;

/** A module for each service: a page carries the copy of its own alone. */
const MODULES: Readonly<Record<SiteLanguage, Readonly<Record<ServiceKey, () => OneService>>>> = {
  en: {
    "influencer-marketing": () => import("./en/influencer-marketing.ts"),
    "live-commerce": () => import("./en/live-commerce.ts"),
    "marketing-technology": () => import("./en/marketing-technology.ts"),
    "media-buying": () => import("./en/media-buying.ts"),
    "social-media-management": () => import("./en/social-media-management.ts"),
  },
  ja: {
    "influencer-marketing": () => import("./ja/influencer-marketing.ts"),
    "live-commerce": () => import("./ja/live-commerce.ts"),
    "marketing-technology": () => import("./ja/marketing-technology.ts"),
    "media-buying": () => import("./ja/media-buying.ts"),
    "social-media-management": () => import("./ja/social-media-management.ts"),
  },
};

/** Copy of one service in one language. */
export async function loadServiceMessages(
  language: SiteLanguage,
  service: ServiceKey,
): Promise<ServiceMessages> {
  return (await MODULES[language][service]()).serviceMessages;
}
