/** What a visitor can send us. */
export const LEAD_KINDS = ["appeal", "reservation", "consultant", "contact", "chat"] as const;

/** Kind of a lead: from which form it comes. */
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Body of `/index/appeal` and `/en/index/appeal`. Empty texts count as absent. */
export interface LeadBody {
  kind: LeadKind;
  /** Whether the box was ticked; a lead without is answered 422, as a field that is wrong. */
  consent: boolean;
  name?: string;
  phone?: string;
  email?: string;
  company?: string;
  /** Code of a Chinese area, six digits. */
  areaCode?: string;
  address?: string;
  country?: string;
  /** WeChat, WhatsApp, LINE … and the name there. */
  messenger?: string;
  /** Codes of the wanted services. */
  services?: string[];
  needs?: string;
  budget?: string;
  /** When the visitor wants to be called. */
  time?: string;
  /** Channel or campaign that led here. */
  source?: string;
  sourceType?: string;
  /**
   * Code that was sent to the phone of a reservation: shows that the number is the visitor's. A reservation without is
   * taken too, and says so.
   */
  code?: string;
  /** Trap for machines: people do not see this field and leave it empty. */
  website?: string;
}

/** Answer to a lead. */
export interface LeadReceipt {
  /** Number under which we find the lead again. */
  reference: string;
}

/** Most characters of each field of {@link LeadBody}, and most services. */
export const LEAD_LIMITS: Readonly<Record<Exclude<keyof LeadBody, "kind" | "consent"> | "service", number>> =
  {
    name: 60,
    phone: 30,
    email: 254,
    company: 120,
    areaCode: 6,
    address: 200,
    country: 60,
    messenger: 80,
    services: 8,
    service: 60,
    needs: 2000,
    budget: 60,
    time: 60,
    source: 120,
    sourceType: 40,
    code: 12,
    website: 200,
  };
