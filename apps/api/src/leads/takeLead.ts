import { shanghaiDay } from "@wesdom/facts";
import { hash, randomInt, randomUUID } from "node:crypto";
import { and, desc, eq, gt, lt, or, sql, type SQL } from "drizzle-orm";
import {
  leadProblems,
  type LangId,
  type LanguageKey,
  type LeadBody,
  type LeadReceipt,
} from "@wesdom/api-client/contract";
import { mainlandPhone, messageOf, plainEmail } from "@wesdom/validators";
import { countByAddress } from "../accounts/verification.ts";
import type { AreasBelow } from "../areas/areas.ts";
import type { CodeResult, CodeStore } from "../codes/createCodeStore.ts";
import type { Database } from "../database/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { refuseBeyond } from "../http/refuseBeyond.ts";
import { refuseFields } from "../http/refuseFields.ts";
import { translate } from "../http/texts.ts";
import type { StoredLead } from "./lead-record.ts";
import { ADDRESS_LIMIT, CONTACT_LIMIT } from "./limits.ts";
import { adapterNames } from "./outbox.ts";
import { phoneDigits } from "./phoneDigits.ts";
import { leads, outbox } from "./tables.ts";

export interface LeadServices {
  readonly areasBelow: AreasBelow;
  readonly codes: CodeStore;
  /** Called after something was put into the outbox. */
  readonly wakeOutbox: () => void;
}

type Input = CallInput<unknown, LeadBody, LeadServices>;

/** How long a lead with the same `Idempotency-Key` is the same lead. */
export const KEY_WINDOW_MS = 24 * 60 * 60_000;

/** How long a lead with the same fields is the same lead, whatever key it came with. */
export const FIELDS_WINDOW_MS = 10 * 60_000;

/** Letters of a reference: none that is mistaken for another when read over the phone. */
const REFERENCE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const REFERENCE_LENGTH = 8;

const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,200}$/;

/** Takes a lead once, however often it is sent. */
export async function takeLead(input: Input): Promise<LeadReceipt> {
  const { db, body, lang, language, settings, now, wakeOutbox } = input;
  const key = input.header("idempotency-key");
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ApiFailure(400, "body");
  await refuseBeyond(ADDRESS_LIMIT, input.address, db, now());
  if (body.website) {
    const reference = newReference(now());
    // Whoever calls with it is no machine: their browser has filled in what they could not see.
    input.log("info", "lead-trapped", { reference });
    return { reference };
  }

  refuseWrong(input);
  const code = body.kind === "reservation" ? body.code : "";

  const lead = storedLead(body, language);
  // A page that was loaded anew, or found again by another link, may know no more what led to it.
  const content = JSON.stringify([lang, { ...lead, source: undefined, sourceType: undefined }]);
  const fingerprint = hash("sha256", content, "base64url");
  const take = async () => {
    const outcome = await db.transaction((transaction) =>
      store(transaction, lead, fingerprint, {
        lang,
        key,
        time: now(),
        adapters: adapterNames(settings.leads),
        verifyCode: code
          ? (phone) => input.codes.redeem({ purpose: "reservation", phone, device: "" }, code, transaction)
          : undefined,
      }),
    );
    if (!("refused" in outcome)) return outcome;
    const text = translate(outcome.refused === "wrong" ? "codeWrong" : "codeExpired", language);
    throw new ApiFailure(422, "body", { text, data: { fields: { code: text } } });
  };
  const { reference, isNew } = await (code ? countByAddress(input, take) : take());
  if (isNew) wakeOutbox();
  return { reference };
}

/** Refuses fields that are wrong, as the form does, and areas that do not exist. */
function refuseWrong({ body, language, areasBelow }: Input): void {
  refuseFields(leadProblems(body, language));
  if (body.areaCode && areasBelow(body.areaCode, language) === undefined) {
    refuseFields({ areaCode: messageOf("area", language) });
  }
}

interface StoreOptions {
  readonly lang: LangId;
  readonly key: string | undefined;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly adapters: readonly string[];
  /** Tries the code that came with a reservation; `undefined` where none came. */
  readonly verifyCode: ((phone: string) => Promise<CodeResult>) | undefined;
}

/** A refused code is an outcome, no error: an error would roll back that it was tried. */
type Outcome =
  | { readonly reference: string; readonly isNew: boolean }
  | { readonly refused: Exclude<CodeResult, "right"> };

async function store(
  db: Database,
  lead: StoredLead,
  fingerprint: string,
  { lang, key, time, adapters, verifyCode }: StoreOptions,
): Promise<Outcome> {
  const dedupeKey = key === undefined ? fingerprint : hash("sha256", `key:${key}`, "base64url");
  // Sent again by another page, which has a key of its own or none, it is the same lead: its fields first.
  for (const one of new Set([fingerprint, dedupeKey]))
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`);
  const within = (windowMs: number): SQL | undefined =>
    and(
      gt(leads.createdAt, new Date(time - windowMs)),
      // Beyond the difference of two instances' clocks lies only what one that ran ahead has stored.
      lt(leads.createdAt, new Date(time + windowMs)),
    );
  const [known] = await db
    .select({ reference: leads.reference, fingerprint: leads.fingerprint })
    .from(leads)
    .where(
      or(
        and(eq(leads.fingerprint, fingerprint), within(FIELDS_WINDOW_MS)),
        key === undefined ? undefined : and(eq(leads.dedupeKey, dedupeKey), within(KEY_WINDOW_MS)),
      ),
    )
    // A key says more than the same fields.
    .orderBy(desc(eq(leads.dedupeKey, dedupeKey)), desc(leads.createdAt))
    .limit(1);
  if (known && known.fingerprint !== fingerprint) throw new ApiFailure(422, "keyReused");
  if (known) return { reference: known.reference, isNew: false };

  // Only now: a code opens once, and the same lead may be sent again after its answer was lost.
  const verified = await verifyCode?.(lead.phone ?? "");
  if (verified === "wrong" || verified === "expired") return { refused: verified };

  const phone = lead.phone === undefined ? null : phoneDigits(lead.phone);
  const email = lead.email?.toLowerCase() ?? null;
  for (const contact of [phone, email]) {
    if (contact) await refuseBeyond(CONTACT_LIMIT, contact, db, time);
  }
  const id = randomUUID();
  const reference = newReference(time);
  const createdAt = new Date(time);
  const { kind } = lead;
  const data = kind === "reservation" ? { ...lead, phoneVerified: verified === "right" } : lead;
  await db
    .insert(leads)
    .values({ id, reference, lang, kind, phone, email, data, dedupeKey, fingerprint, createdAt });
  for (const adapter of adapters) {
    await db.insert(outbox).values({ id: randomUUID(), leadId: id, adapter, attempts: 0, dueAt: createdAt });
  }
  return { reference, isNew: true };
}

/** The lead without trap, consent, code and empty fields; keys in order, so that equal leads have equal hashes. */
function storedLead(
  { website: _website, consent: _consent, code: _code, ...lead }: LeadBody,
  language: LanguageKey,
): StoredLead {
  const phone = language === "zh" ? mainlandPhone(lead.phone ?? "") : lead.phone;
  const email = plainEmail(lead.email ?? "");
  const filled = Object.entries({ ...lead, phone, email })
    .filter(([, value]) => value !== undefined && value.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(filled) as unknown as StoredLead;
}

/** E.g. `W261121-7K3M9QXA`: the day in Shanghai and eight random letters. */
function newReference(time: number): string {
  const day = shanghaiDay(time);
  const letters = Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_LETTERS[randomInt(32)]);
  return `W${day.slice(2).replaceAll("-", "")}-${letters.join("")}`;
}
