export { CODE_DIGITS, CODE_RESEND_MS, CODE_TTL_MS } from "@wesdom/facts";
import * as v from "valibot";
import { accountCall } from "./accountCall.ts";
import { PhoneFieldSchema, TokenSchema } from "./fields.ts";

/** How often a code may be tried. */
export const CODE_TRIES = 5;

/** Asks for a code; the token is of a puzzle that was solved for this phone number and purpose. */
export type CodeBody = v.InferOutput<typeof CodeBodySchema>;
const CodeBodySchema = v.object({
  phone: PhoneFieldSchema,
  /** `token` of a `SliderPass`. */
  token: TokenSchema,
});

/** Asks for a code to sign in or to register with. */
export type AccountCodeBody = v.InferOutput<typeof AccountCodeBodySchema>;
const AccountCodeBodySchema = v.object({
  ...CodeBodySchema.entries,
  action: v.picklist(["login", "register"]),
});

/** The code is on its way, whether or not the phone number has an account. */
export type CodeReceipt = v.InferOutput<typeof CodeReceiptSchema>;
const CodeReceiptSchema = v.object({
  /** Milliseconds until the code ends. */
  expiresInMs: v.number(),
  /** Milliseconds until another may be asked for. */
  resendInMs: v.number(),
});

const sent = {
  answer: CodeReceiptSchema,
  failures: {
    502: "The message could not be sent",
    503: "No messages here. The database is away; `Retry-After` tells when to come again",
  },
} as const;

/** Calls that send codes. */
export const codeCalls = {
  sendCode: accountCall({
    ...sent,
    summary: "Send a code to the phone of a reservation",
    path: "/login/send/code",
    body: CodeBodySchema,
  }),
  sendLoginCode: accountCall({
    ...sent,
    summary: "Send a code to sign in or to register with",
    path: "/yxy/unified/login/send/code",
    body: AccountCodeBodySchema,
  }),
  // Answered alike to numbers without an account.
  sendResetCode: accountCall({
    ...sent,
    summary: "Send a code to set a new password with",
    path: "/yxy/custom/reset/password/send/verification",
    body: CodeBodySchema,
  }),
};
