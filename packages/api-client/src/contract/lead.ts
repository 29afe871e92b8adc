import * as v from "valibot";
import { LEAD_KINDS, LEAD_LIMITS, type LeadBody, type LeadReceipt } from "../lead/lead.ts";
import { schemaOf, type Schema } from "./schema.ts";

/**
 * Schema of {@link LeadBody}: shape and lengths. What a kind of lead needs in a language, `leadProblems` tells.
 */
export const LeadBodySchema: Schema<LeadBody> = schemaOf<LeadBody>()(
  v.object({
    kind: v.picklist(LEAD_KINDS),
    consent: v.boolean(),
    name: text("name"),
    phone: text("phone"),
    email: text("email"),
    company: text("company"),
    areaCode: text("areaCode"),
    address: text("address"),
    country: text("country"),
    messenger: text("messenger"),
    services: v.exactOptional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(LEAD_LIMITS.service))),
        v.maxLength(LEAD_LIMITS.services),
      ),
    ),
    needs: text("needs"),
    budget: text("budget"),
    time: text("time"),
    source: text("source"),
    sourceType: text("sourceType"),
    code: text("code"),
    website: text("website"),
  }),
);

/** Schema of {@link LeadReceipt}. */
export const LeadReceiptSchema: Schema<LeadReceipt> = schemaOf<LeadReceipt>()(
  v.object({ reference: v.string() }),
);

function text(field: keyof typeof LEAD_LIMITS): v.ExactOptionalSchema<Schema<string>, undefined> {
  const limited = v.pipe(v.string(), v.trim(), v.maxLength(LEAD_LIMITS[field]));
  return v.exactOptional(schemaOf<string>()(limited));
}
