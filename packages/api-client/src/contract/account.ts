import * as v from "valibot";
import { accountCall } from "./accountCall.ts";
import { CompanyQuerySchema, CompanySchema } from "./company.ts";
import { CodeFieldSchema, PhoneFieldSchema, SealedPasswordSchema, TokenSchema } from "./fields.ts";

/** Longest of each field that a visitor tells of a company. */
export const INFORMATION_LIMITS = { company: 120, companyId: 60, position: 60 } as const;

/** Longest address to return to. */
export const REDIRECT_MAX_LENGTH = 2_048;

/** Documents that whoever registers agrees to. */
export const AGREEMENTS = ["user-agreement", "privacy-policy"] as const;

/** One of {@link AGREEMENTS}. */
export type Agreement = (typeof AGREEMENTS)[number];

/** The key with which passwords are sealed. It is renewed each day; one that a page has still opens for an hour. */
export type PublicKey = v.InferOutput<typeof PublicKeySchema>;
const PublicKeySchema = v.object({
  /** Goes with what was sealed. */
  keyId: v.string(),
  /** RSA, SubjectPublicKeyInfo in PEM, as JSEncrypt takes it. */
  publicKey: v.string(),
  /** The server's clock, milliseconds since the epoch: what is sealed carries this clock's time. */
  time: v.number(),
  /** Milliseconds for which the key opens. */
  expiresInMs: v.number(),
});

/**
 * Sealed as a password: RSA-OAEP with SHA-256 (JSEncrypt's `encryptOAEP`) of the base64 of the UTF-8 JSON of this.
 */
export interface SealedPassword {
  password: string;
  /** 12 to 22 random characters of base64url; each opens once. */
  nonce: string;
  /** Milliseconds since the epoch by the server's clock, see {@link PublicKey}; what is an hour old is refused. */
  time: number;
}

/**
 * Signing in or registering, as a multipart form; lists are repeated fields.
 *
 * - `code`: `code` and both agreements; a phone number without an account gets one.
 * - `password`: `password`, `keyId`.
 * - `register`: `code`, `password`, `keyId` and both agreements; 409 for a number that has an account.
 */
export type LoginBody = v.InferOutput<typeof LoginBodySchema>;
/** Schema of {@link LoginBody}: shape and lengths. What a method needs, the API tells beside the fields. */
export const LoginBodySchema = v.object({
  method: v.picklist(["code", "password", "register"]),
  phone: PhoneFieldSchema,
  code: v.exactOptional(CodeFieldSchema),
  /** A {@link SealedPassword}, sealed. */
  password: v.exactOptional(SealedPasswordSchema),
  keyId: v.exactOptional(TokenSchema),
  agreements: v.exactOptional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      // A list of one is a field that is not repeated.
      v.transform((value) => (typeof value === "string" ? [value] : value)),
      v.array(v.picklist(AGREEMENTS)),
      v.maxLength(AGREEMENTS.length),
    ),
  ),
});

/** Who is signed in, as far as a page may know. */
export type AccountSummary = v.InferOutput<typeof AccountSummarySchema>;
/** Schema of {@link AccountSummary}. */
export const AccountSummarySchema = v.object({
  /** E.g. `138****8000`. */
  phone: v.string(),
  /** Hash under which the visitor counts in reports. */
  userInfo: v.string(),
  /** Whether company, area and position are known. */
  complete: v.boolean(),
});

/** Answer to signing in. */
export type SignedIn = v.InferOutput<typeof SignedInSchema>;
const SignedInSchema = v.object({
  account: AccountSummarySchema,
  /** Whether the account is new. */
  created: v.boolean(),
});

/** Whether someone is signed in. */
export type LoginCheck = v.InferOutput<typeof LoginCheckSchema>;
const LoginCheckSchema = v.object({
  signedIn: v.boolean(),
  account: v.nullable(AccountSummarySchema),
});

/** What an account tells of its company. */
export type Information = v.InferOutput<typeof InformationSchema>;
/** Schema of {@link Information}. */
export const InformationSchema = v.object({
  company: v.string(),
  /** Id of a company that the matching offered; empty where the name was typed. */
  companyId: v.string(),
  /** Code of a Chinese area, six digits. */
  areaCode: v.string(),
  position: v.string(),
});

/** What is known of the account's company. */
export type InformationState = v.InferOutput<typeof InformationStateSchema>;
const InformationStateSchema = v.object({
  complete: v.boolean(),
  information: v.nullable(InformationSchema),
});

/** Tells of the account's company. */
export type FeedingBody = v.InferOutput<typeof FeedingBodySchema>;
/** Schema of {@link FeedingBody}: shape and lengths. */
export const FeedingBodySchema = v.object({
  company: text("company"),
  companyId: v.exactOptional(text("companyId")),
  areaCode: v.pipe(v.string(), v.trim(), v.maxLength(6)),
  position: text("position"),
  /** Whose page it comes from, as {@link AccountSummary} has it; 401 where another account is signed in by now. */
  userInfo: v.exactOptional(TokenSchema),
});

/** Shows that the phone number is one's own. */
export type ResetCodeBody = v.InferOutput<typeof ResetCodeBodySchema>;
const ResetCodeBodySchema = v.object({ phone: PhoneFieldSchema, code: CodeFieldSchema });

/** What a right code gives: leave to set a password once. */
export type ResetPass = v.InferOutput<typeof ResetPassSchema>;
const ResetPassSchema = v.object({
  ticket: v.string(),
  /** Milliseconds until the ticket ends. */
  expiresInMs: v.number(),
});

/** Asks whether a ticket still opens, e.g. after a reload. */
export type ResetCheckBody = v.InferOutput<typeof ResetCheckBodySchema>;
const ResetCheckBodySchema = v.object({ ticket: TokenSchema });

/** Whether a ticket still opens. */
export type ResetCheck = v.InferOutput<typeof ResetCheckSchema>;
const ResetCheckSchema = v.object({
  valid: v.boolean(),
  /** Milliseconds until the ticket ends; 0 when it has. */
  expiresInMs: v.number(),
});

/** Sets a password; everyone who is signed in to the account is signed out. */
export type ResetBody = v.InferOutput<typeof ResetBodySchema>;
const ResetBodySchema = v.object({
  ticket: TokenSchema,
  /** A {@link SealedPassword}, sealed. */
  password: SealedPasswordSchema,
  keyId: TokenSchema,
});

/** Sets a new password in place of the present one; every other session of the account ends. */
export type ChangePasswordBody = v.InferOutput<typeof ChangePasswordBodySchema>;
const ChangePasswordBodySchema = v.object({
  /** The present password as a {@link SealedPassword}, sealed. */
  current: SealedPasswordSchema,
  /** The new one, likewise. */
  password: SealedPasswordSchema,
  keyId: TokenSchema,
});

const signedOut = { 401: "Nobody is signed in" } as const;

/** Calls of accounts; the session is an HttpOnly cookie. */
export const accountCalls = {
  loginPublicKey: accountCall({
    summary: "The key with which passwords are sealed",
    path: "/yxy/getPublicKey",
    answer: PublicKeySchema,
  }),
  unifiedLogin: accountCall({
    summary: "Sign in or register",
    path: "/yxy/unified/login",
    form: "multipart",
    body: LoginBodySchema,
    answer: SignedInSchema,
    failures: { 409: "The phone number has an account", 415: "The body is no multipart form" },
  }),
  loginCheck: accountCall({
    summary: "Whether someone is signed in",
    path: "/yxy/custom/login/check",
    answer: LoginCheckSchema,
  }),
  accountInformation: accountCall({
    summary: "What is known of the account's company",
    path: "/yxy/custom/complete/information/subSystem/info/get",
    answer: InformationStateSchema,
    failures: signedOut,
  }),
  accountCompanies: accountCall({
    summary: "Companies by part of the name, for those who are signed in",
    path: "/yxy/custom/center/company/fuzzy/matching",
    body: CompanyQuerySchema,
    answer: v.array(CompanySchema),
    failures: signedOut,
  }),
  feedInformation: accountCall({
    summary: "Tell of the account's company",
    path: "/yxy/custom/center/info/feeding",
    body: FeedingBodySchema,
    answer: InformationStateSchema,
    failures: signedOut,
  }),
  verifyResetCode: accountCall({
    summary: "Trade a code for a ticket to set a new password",
    path: "/yxy/custom/reset/password/code/verification",
    body: ResetCodeBodySchema,
    answer: ResetPassSchema,
    failures: { 404: "The phone number has no account" },
  }),
  checkReset: accountCall({
    summary: "Whether a ticket to set a new password still opens",
    path: "/yxy/custom/center/reset/password/check",
    body: ResetCheckBodySchema,
    answer: ResetCheckSchema,
  }),
  resetPassword: accountCall({
    summary: "Set a new password",
    path: "/yxy/custom/center/reset/password",
    body: ResetBodySchema,
    answer: v.null(),
  }),
  changePassword: accountCall({
    summary: "Set a new password by the present one",
    path: "/yxy/custom/center/password/change",
    body: ChangePasswordBodySchema,
    answer: v.null(),
    failures: signedOut,
  }),
};

function text(field: keyof typeof INFORMATION_LIMITS) {
  return v.pipe(v.string(), v.trim(), v.maxLength(INFORMATION_LIMITS[field]));
}
