import type { ObjectId } from "@wesdom/tracking";
import type { Copy } from "virtual:copy";

/** Services with a page, which is in the menu. */
export type ServiceKey = keyof Copy["frame"]["services"];

/** The object ids of their pages, in the order of the menu. */
export const SERVICE_VIEWS: Readonly<Record<ServiceKey, ObjectId>> = {
  "influencer-marketing": 600104,
  "live-commerce": 600105,
  "marketing-technology": 600106,
  "media-buying": 600107,
  "social-media-management": 600108,
};

/** Those services, in that order. */
export const SERVICE_KEYS = Object.keys(SERVICE_VIEWS) as readonly ServiceKey[];

/** Services whose page is being prepared: declared, but in no menu and no sitemap. */
export const PREPARED_KEYS = [
  "advertising-purchases",
  "reputation-management",
  "e-commerce-operation",
] as const;

/** Address of a service's page, `undefined` for a service without one. */
export function servicePath(indexPath: string, service: string): string | undefined {
  return Object.hasOwn(SERVICE_VIEWS, service) ? `${indexPath}/services/${service}` : undefined;
}
