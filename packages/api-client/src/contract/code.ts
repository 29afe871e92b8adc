import * as v from "valibot";
import { PhoneFieldSchema, TokenSchema } from "./fields.ts";
import { schemaOf, type Schema } from "./schema.ts";

/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** How long a code lives, milliseconds. */
export const CODE_TTL_MS = 300_000;

/** How long a phone number waits for its next code, milliseconds. */
export const CODE_RESEND_MS = 60_000;

/** How often a code may be tried. */
export const CODE_TRIES = 5;

/** Asks for a code; the token is of a puzzle that was solved for this phone number and purpose. */
export interface CodeBody {
  phone: string;
  /** `token` of a {@link SliderPass}. */
  token: string;
}

/** Asks for a code to sign in or to register with. */
export interface AccountCodeBody extends CodeBody {
  action: "login" | "register";
}

/** The code is on its way, whether or not the phone number has an account. */
export interface CodeReceipt {
  /** Milliseconds until the code ends. */
  expiresInMs: number;
  /** Milliseconds until another may be asked for. */
  resendInMs: number;
}

/** Schema of {@link CodeBody}. */
export const CodeBodySchema: Schema<CodeBody> = schemaOf<CodeBody>()(
  v.object({ phone: PhoneFieldSchema, token: TokenSchema }),
);

/** Schema of {@link AccountCodeBody}. */
export const AccountCodeBodySchema: Schema<AccountCodeBody> = schemaOf<AccountCodeBody>()(
  v.object({ phone: PhoneFieldSchema, token: TokenSchema, action: v.picklist(["login", "register"]) }),
);

/** Schema of {@link CodeReceipt}. */
export const CodeReceiptSchema: Schema<CodeReceipt> = schemaOf<CodeReceipt>()(
  v.object({ expiresInMs: v.number(), resendInMs: v.number() }),
);
