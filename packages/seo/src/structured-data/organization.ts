import { LANGUAGES } from "@wesdom/facts";
import type { ContactPointLeaf, OrganizationLeaf } from "schema-dts";
import { absoluteUrl, originOf } from "../internal/address.ts";
import { LANGUAGE_TAGS, type SeoLanguage } from "../languages.ts";
import { SCHEMA_CONTEXT, type StructuredRecord } from "./structured-record.ts";

/** Country code put before Chinese numbers that have none, as search engines ask for. */
export const CHINA_COUNTRY_CODE = "+86";

/** The company as an organisation record names it. */
export interface OrganizationInput {
  readonly language: SeoLanguage;
  /** Origin of the site, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly name: string;
  readonly alternateName?: string | undefined;
  readonly description?: string | undefined;
  /** Path or address of a logo of at least 112 × 112 pixels. */
  readonly logo: string;
  /** Day of founding, `YYYY-MM-DD`. */
  readonly foundingDate: string;
  /** Social profiles; empty addresses are left out. */
  readonly sameAs?: readonly string[] | undefined;
  /** Phone of this language, empty or unset: none. */
  readonly phone?: string | undefined;
  /** E-mail of this language, empty or unset: none. */
  readonly email?: string | undefined;
  /** Country code (ISO 3166-1) of those the contact serves. */
  readonly areaServed?: string | undefined;
  readonly addresses?: readonly PostalAddressInput[] | undefined;
}

/** An office. */
export interface PostalAddressInput {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly locality: string;
  readonly street?: string | undefined;
}

/**
 * The organisation record of the about pages. Without a phone and an e-mail there is no `contactPoint`.
 *
 * @throws TypeError when `origin` is not an absolute http(s) address.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(input: OrganizationInput): StructuredRecord<OrganizationLeaf> {
  const origin = originOf(input.origin);
  const contactPoint = contactPointOf(input);
  const sameAs = (input.sameAs ?? []).filter(Boolean);
  return {
    key: "organization",
    data: {
      "@context": SCHEMA_CONTEXT,
      ...companyOf(origin, input.language, input.name),
      ...(input.alternateName ? { alternateName: input.alternateName } : {}),
      ...(input.description ? { description: input.description } : {}),
      logo: absoluteUrl(origin, input.logo),
      foundingDate: input.foundingDate,
      ...(contactPoint ? { contactPoint } : {}),
      ...(input.addresses?.length ? { address: input.addresses.map(postalAddress) } : {}),
      ...(sameAs.length ? { sameAs } : {}),
    },
  };
}

/** How records name the company. */
interface CompanyNode {
  readonly "@type": "Organization";
  readonly "@id": string;
  readonly name: string;
  readonly url: string;
}

/** The company as all records in a language name it: by the index page. */
export function companyOf(origin: string, language: SeoLanguage, name: string): CompanyNode {
  const url = absoluteUrl(origin, LANGUAGES[language].indexPath);
  return { "@type": "Organization", "@id": `${url}#organization`, name, url };
}

function contactPointOf(input: OrganizationInput): ContactPointLeaf | undefined {
  if (!input.phone && !input.email) return undefined;
  return {
    "@type": "ContactPoint",
    contactType: "customer service",
    ...(input.phone ? { telephone: internationalPhone(input.phone, input.language) } : {}),
    ...(input.email ? { email: input.email } : {}),
    ...(input.areaServed ? { areaServed: input.areaServed } : {}),
    availableLanguage: LANGUAGE_TAGS[input.language],
  };
}

function internationalPhone(phone: string, language: SeoLanguage): string {
  return phone.startsWith("+") || language !== "zh" ? phone : `${CHINA_COUNTRY_CODE}-${phone}`;
}

function postalAddress(address: PostalAddressInput) {
  return {
    "@type": "PostalAddress" as const,
    addressCountry: address.country,
    addressLocality: address.locality,
    ...(address.street ? { streetAddress: address.street } : {}),
  };
}
