import * as v from "valibot";

/** Longest of what is taken for a phone number; whether it is one, the API tells beside the field. */
const PHONE_FIELD_MAX_LENGTH = 30;

/** Longest token, ticket or id that the API gives out. */
const TOKEN_MAX_LENGTH = 80;

/** A phone number as it was typed. */
export const PhoneFieldSchema = v.pipe(v.string(), v.trim(), v.maxLength(PHONE_FIELD_MAX_LENGTH));

/** A token of the API: base64url. */
export const TokenSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(TOKEN_MAX_LENGTH),
  v.regex(/^[\w-]+$/, "a token"),
);

/** A one-time code as it was typed; the rest is for the comparison. */
export const CodeFieldSchema = v.pipe(v.string(), v.trim(), v.maxLength(12));

/** A password on its way: base64 of RSA-OAEP. */
export const SealedPasswordSchema = v.pipe(
  v.string(),
  v.maxLength(1_024),
  v.regex(/^[A-Za-z0-9+/]+={0,2}$/, "base64"),
);
