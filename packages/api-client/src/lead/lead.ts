/** What a visitor can send us. */
export const LEAD_KINDS = ["appeal", "reservation", "consultant", "contact", "chat"] as const;

/** Kind of a lead: from which form it comes. */
export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * The fields of a lead that a visitor fills in, with the most characters of each, and the most services. What stands
 * here is a field of the body, of the forms' drafts and of the table of leads.
 */
export const LEAD_LIMITS = {
  name: 60,
  phone: 30,
  email: 254,
  company: 120,
  /** Code of a Chinese area, six digits. */
  areaCode: 6,
  country: 60,
  /** WeChat, WhatsApp, LINE … and the name there. */
  messenger: 80,
  /** Codes of the wanted services: far more than the content will ever have, for who ticks all of them. */
  services: 40,
  needs: 2000,
  budget: 60,
  /** When the visitor wants to be called. */
  time: 60,
  /** Channel or campaign that led here. */
  source: 120,
  sourceType: 40,
  /**
   * Code that was sent to the phone of a reservation: shows that the number is the visitor's. A reservation without is
   * taken too, and says so.
   */
  code: 12,
  /** Trap for machines: people do not see this field and leave it empty. */
  website: 200,
} as const;
