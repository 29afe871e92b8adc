import * as v from "valibot";
import { CodeFieldSchema, PhoneFieldSchema, SealedPasswordSchema, TokenSchema } from "./fields.ts";
import { schemaOf, type Schema } from "./schema.ts";

/** Longest of each field that a visitor tells of a company. */
export const INFORMATION_LIMITS = { company: 120, companyId: 60, position: 60 } as const;

/** Longest address to return to. */
export const REDIRECT_MAX_LENGTH = 2_048;

/** Documents that whoever registers agrees to. */
export const AGREEMENTS = ["user-agreement", "privacy-policy"] as const;

/** One of {@link AGREEMENTS}. */
export type Agreement = (typeof AGREEMENTS)[number];

/** The key with which passwords are sealed. It is renewed each day; one that a page has still opens for an hour. */
export interface PublicKey {
  /** Goes with what was sealed. */
  keyId: string;
  /** RSA, SubjectPublicKeyInfo in PEM, as JSEncrypt takes it. */
  publicKey: string;
  /** The server's clock, milliseconds since the epoch: what is sealed carries this clock's time. */
  time: number;
  /** Milliseconds for which the key opens. */
  expiresInMs: number;
}

/**
 * Sealed as a password: RSA-OAEP with SHA-256 (JSEncrypt's `encryptOAEP`) of the base64 of the UTF-8 JSON of this.
 */
export interface SealedPassword {
  password: string;
  /** 12 to 22 random characters of base64url; each opens once. */
  nonce: string;
  /** Milliseconds since the epoch by the server's clock, see {@link PublicKey}; an hour off is refused. */
  time: number;
}

/**
 * Signing in or registering, as a multipart form; lists are repeated fields.
 *
 * - `code`: `code` and both agreements; a phone number without an account gets one.
 * - `password`: `password`, `keyId`.
 * - `register`: `code`, `password`, `keyId` and both agreements; 409 for a number that has an account.
 */
export interface LoginBody {
  method: "code" | "password" | "register";
  phone: string;
  code?: string;
  /** A {@link SealedPassword}, sealed. */
  password?: string;
  keyId?: string;
  agreements?: Agreement[];
}

/** Who is signed in, as far as a page may know. */
export interface AccountSummary {
  /** E.g. `138****8000`. */
  phone: string;
  /** Hash under which the visitor counts in reports. */
  userInfo: string;
  /** Whether company, area and position are known. */
  complete: boolean;
}

/** Answer to signing in. */
export interface SignedIn {
  account: AccountSummary;
  /** Whether the account is new. */
  created: boolean;
}

/** Whether someone is signed in. */
export interface LoginCheck {
  signedIn: boolean;
  account: AccountSummary | null;
}

/** What an account tells of its company. */
export interface Information {
  company: string;
  /** Id of a company that the matching offered; empty where the name was typed. */
  companyId: string;
  /** Code of a Chinese area, six digits. */
  areaCode: string;
  position: string;
}

/** What is known of the account's company. */
export interface InformationState {
  complete: boolean;
  information: Information | null;
}

/** Tells of the account's company. */
export interface FeedingBody {
  company: string;
  companyId?: string;
  areaCode: string;
  position: string;
}

/** Shows that the phone number is one's own. */
export interface ResetCodeBody {
  phone: string;
  code: string;
}

/** What a right code gives: leave to set a password once. */
export interface ResetPass {
  ticket: string;
  /** Milliseconds until the ticket ends. */
  expiresInMs: number;
}

/** Asks whether a ticket still opens, e.g. after a reload. */
export interface ResetCheckBody {
  ticket: string;
}

/** Whether a ticket still opens. */
export interface ResetCheck {
  valid: boolean;
  /** Milliseconds until the ticket ends; 0 when it has. */
  expiresInMs: number;
}

/** Sets a password; everyone who is signed in to the account is signed out. */
export interface ResetBody {
  ticket: string;
  /** A {@link SealedPassword}, sealed. */
  password: string;
  keyId: string;
}

/** Signs out. */
export interface LogoutBody {
  /** `all`: every device on which someone is signed in to the account. @default "device" */
  scope?: "device" | "all";
}

/** Query of the way to the customer centre. */
export interface LoginUrlQuery {
  /** Where the customer centre leads on to: a path of the site, or an address on an allowed host. */
  redirect?: string;
}

/** The way to the customer centre. */
export interface LoginUrl {
  /** Address with a ticket that can be redeemed once within a minute. */
  url: string;
}

/** What the customer centre sends for a ticket. */
export interface RedeemBody {
  ticket: string;
}

/** Who came with a ticket. */
export interface RedeemedTicket {
  account: AccountSummary;
  information: Information | null;
  /** Where to lead on to, checked; `null` where nothing was asked for. */
  redirect: string | null;
}

/** Schema of {@link PublicKey}. */
export const PublicKeySchema: Schema<PublicKey> = schemaOf<PublicKey>()(
  v.object({ keyId: v.string(), publicKey: v.string(), time: v.number(), expiresInMs: v.number() }),
);

/** Schema of {@link LoginBody}: shape and lengths. What a method needs, the API tells beside the fields. */
export const LoginBodySchema: Schema<LoginBody> = schemaOf<LoginBody>()(
  v.object({
    method: v.picklist(["code", "password", "register"]),
    phone: PhoneFieldSchema,
    code: v.exactOptional(CodeFieldSchema),
    password: v.exactOptional(SealedPasswordSchema),
    keyId: v.exactOptional(TokenSchema),
    agreements: v.exactOptional(
      schemaOf<Agreement[]>()(
        v.pipe(
          v.union([v.string(), v.array(v.string())]),
          // A list of one is a field that is not repeated.
          v.transform((value) => (typeof value === "string" ? [value] : value)),
          v.array(v.picklist(AGREEMENTS)),
          v.maxLength(AGREEMENTS.length),
        ),
      ),
    ),
  }),
);

/** Schema of {@link AccountSummary}. */
export const AccountSummarySchema: Schema<AccountSummary> = schemaOf<AccountSummary>()(
  v.object({ phone: v.string(), userInfo: v.string(), complete: v.boolean() }),
);

/** Schema of {@link SignedIn}. */
export const SignedInSchema: Schema<SignedIn> = schemaOf<SignedIn>()(
  v.object({ account: AccountSummarySchema, created: v.boolean() }),
);

/** Schema of {@link LoginCheck}. */
export const LoginCheckSchema: Schema<LoginCheck> = schemaOf<LoginCheck>()(
  v.object({ signedIn: v.boolean(), account: v.nullable(AccountSummarySchema) }),
);

/** Schema of {@link Information}. */
export const InformationSchema: Schema<Information> = schemaOf<Information>()(
  v.object({ company: v.string(), companyId: v.string(), areaCode: v.string(), position: v.string() }),
);

/** Schema of {@link InformationState}. */
export const InformationStateSchema: Schema<InformationState> = schemaOf<InformationState>()(
  v.object({ complete: v.boolean(), information: v.nullable(InformationSchema) }),
);

/** Schema of {@link FeedingBody}: shape and lengths. */
export const FeedingBodySchema: Schema<FeedingBody> = schemaOf<FeedingBody>()(
  v.object({
    company: text("company"),
    companyId: v.exactOptional(text("companyId")),
    areaCode: v.pipe(v.string(), v.trim(), v.maxLength(6)),
    position: text("position"),
  }),
);

/** Schema of {@link ResetCodeBody}. */
export const ResetCodeBodySchema: Schema<ResetCodeBody> = schemaOf<ResetCodeBody>()(
  v.object({ phone: PhoneFieldSchema, code: CodeFieldSchema }),
);

/** Schema of {@link ResetPass}. */
export const ResetPassSchema: Schema<ResetPass> = schemaOf<ResetPass>()(
  v.object({ ticket: v.string(), expiresInMs: v.number() }),
);

/** Schema of {@link ResetCheckBody}. */
export const ResetCheckBodySchema: Schema<ResetCheckBody> = schemaOf<ResetCheckBody>()(
  v.object({ ticket: TokenSchema }),
);

/** Schema of {@link ResetCheck}. */
export const ResetCheckSchema: Schema<ResetCheck> = schemaOf<ResetCheck>()(
  v.object({ valid: v.boolean(), expiresInMs: v.number() }),
);

/** Schema of {@link ResetBody}. */
export const ResetBodySchema: Schema<ResetBody> = schemaOf<ResetBody>()(
  v.object({ ticket: TokenSchema, password: SealedPasswordSchema, keyId: TokenSchema }),
);

/** Schema of {@link LogoutBody}. */
export const LogoutBodySchema: Schema<LogoutBody> = schemaOf<LogoutBody>()(
  v.object({ scope: v.exactOptional(v.picklist(["device", "all"])) }),
);

/** Schema of {@link LoginUrlQuery}. */
export const LoginUrlQuerySchema: Schema<LoginUrlQuery> = schemaOf<LoginUrlQuery>()(
  v.object({ redirect: v.exactOptional(v.pipe(v.string(), v.maxLength(REDIRECT_MAX_LENGTH))) }),
);

/** Schema of {@link LoginUrl}. */
export const LoginUrlSchema: Schema<LoginUrl> = schemaOf<LoginUrl>()(v.object({ url: v.string() }));

/** Schema of {@link RedeemBody}. */
export const RedeemBodySchema: Schema<RedeemBody> = schemaOf<RedeemBody>()(v.object({ ticket: TokenSchema }));

/** Schema of {@link RedeemedTicket}. */
export const RedeemedTicketSchema: Schema<RedeemedTicket> = schemaOf<RedeemedTicket>()(
  v.object({
    account: AccountSummarySchema,
    information: v.nullable(InformationSchema),
    redirect: v.nullable(v.string()),
  }),
);

function text(field: keyof typeof INFORMATION_LIMITS): Schema<string> {
  return schemaOf<string>()(v.pipe(v.string(), v.trim(), v.maxLength(INFORMATION_LIMITS[field])));
}
