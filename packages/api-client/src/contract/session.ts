import * as v from "valibot";
import { accountCall } from "./accountCall.ts";
import { TokenSchema } from "./fields.ts";

/** Signs out. */
export type LogoutBody = v.InferOutput<typeof LogoutBodySchema>;
const LogoutBodySchema = v.object({
  /** `all`: every device on which someone is signed in to the account. @default "device" */
  scope: v.exactOptional(v.picklist(["device", "all"])),
});

/** Where an account is signed in. */
export type AccountSessions = v.InferOutput<typeof AccountSessionsSchema>;
const AccountSessionsSchema = v.object({
  /** The last used first. */
  sessions: v.array(
    v.object({
      id: v.string(),
      /** Browser and system by name, e.g. `Chrome · Android`; empty where neither is known. */
      device: v.string(),
      /** Milliseconds since the epoch. */
      startedAt: v.number(),
      /** When it was last used, to the hour; milliseconds since the epoch. */
      usedAt: v.number(),
      /** Whether it is the one that asks. */
      current: v.boolean(),
    }),
  ),
  /** Whether whoever asks signed in so lately, at most ten minutes ago, that sessions elsewhere can be ended. */
  canEnd: v.boolean(),
});

/** Ends a session. */
export type EndSessionBody = v.InferOutput<typeof EndSessionBodySchema>;
const EndSessionBodySchema = v.object({ id: TokenSchema });

/** Calls of sessions. */
export const sessionCalls = {
  // Answered alike to those who are not signed in.
  logout: accountCall({
    summary: "Sign out, on this device or on all",
    path: "/yxy/custom/logout",
    body: LogoutBodySchema,
    answer: v.null(),
    failures: { 401: "All sessions are to end, and the sign-in is more than ten minutes ago" },
  }),
  accountSessions: accountCall({
    summary: "Where the account is signed in",
    path: "/yxy/custom/center/session/list",
    answer: AccountSessionsSchema,
    failures: { 401: "Nobody is signed in" },
  }),
  endAccountSession: accountCall({
    summary: "End one session of the account",
    path: "/yxy/custom/center/session/end",
    body: EndSessionBodySchema,
    answer: v.null(),
    failures: { 401: "Nobody is signed in, or the sign-in is more than ten minutes ago" },
  }),
};
