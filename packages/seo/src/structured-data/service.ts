import type { ServiceLeaf } from "schema-dts";
import { absoluteUrl, originOf } from "../internal/address.ts";
import type { SeoLanguage } from "../languages.ts";
import { companyOf } from "./organization.ts";
import { SCHEMA_CONTEXT, type StructuredRecord } from "./structured-record.ts";

/** One service of the agency. */
export interface ServiceInput {
  readonly language: SeoLanguage;
  /** Origin of the site, e.g. `https://www.example.com`. */
  readonly origin: string;
  /** Path or address of the service's page. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** Name of the company. */
  readonly provider: string;
  /** Country codes or names. */
  readonly areaServed?: readonly string[] | undefined;
  /** Path or address of a picture. */
  readonly image?: string | undefined;
}

/**
 * The record of a service page.
 *
 * @throws TypeError when `origin` is not an absolute http(s) address.
 * @see https://schema.org/Service
 */
export function service(input: ServiceInput): StructuredRecord<ServiceLeaf> {
  const origin = originOf(input.origin);
  return {
    key: "service",
    data: {
      "@context": SCHEMA_CONTEXT,
      "@type": "Service",
      name: input.name,
      description: input.description,
      serviceType: input.name,
      url: absoluteUrl(origin, input.url),
      provider: companyOf(origin, input.language, input.provider),
      ...(input.areaServed?.length ? { areaServed: input.areaServed } : {}),
      ...(input.image ? { image: absoluteUrl(origin, input.image) } : {}),
    },
  };
}
