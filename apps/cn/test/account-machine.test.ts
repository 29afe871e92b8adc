import type { AccountSummary } from "@wesdom/api-client";
import { describe, expect, it } from "vitest";
import {
  accountReducer,
  startOf,
  type AccountEvent,
  type AccountMethod,
  type AccountState,
} from "../src/pages/account/accountMachine.ts";
import type { AccountProblem, ProblemKind } from "../src/pages/account/accountProblem.ts";

const PHONE = "13800138000";
const SENT = { expiresAt: 300_000, resendAt: 60_000 };
const NEW: AccountSummary = { phone: "138****8000", userInfo: "hash", complete: false };
const KNOWN: AccountSummary = { ...NEW, complete: true };

const problem = (kind: ProblemKind): AccountProblem => ({ kind, message: kind, fields: {} });
const failed = (kind: ProblemKind): AccountEvent => ({ type: "failed", problem: problem(kind) });

/** The state after an event, at the address of a way in. */
function next(state: AccountState, event: AccountEvent, method: AccountMethod = "code"): AccountState {
  return accountReducer(state, event, method);
}

/** The state after a row of events, from the first screen of a way in. */
function after(method: AccountMethod, ...events: readonly AccountEvent[]): AccountState {
  return events.reduce((state, event) => next(state, event, method), startOf(method));
}

const WANTED: AccountEvent = { type: "codeWanted", phone: PHONE };
const ASKED: readonly AccountEvent[] = [WANTED, { type: "puzzleSolved" }, { type: "codeSent", sent: SENT }];

/** Every state there is, with a row of events that reaches it. */
const STATES: Readonly<Record<AccountState["at"], AccountState>> = {
  start: startOf("code", PHONE),
  puzzle: after("code", WANTED),
  code: after("code", ...ASKED),
  newPassword: after("reset", ...ASKED, { type: "resetAllowed", ticket: "t" }),
  passwordSet: after("reset", ...ASKED, { type: "resetAllowed", ticket: "t" }, { type: "passwordSet" }),
  welcome: after("code", { type: "sessionFound", account: KNOWN }),
  information: after("code", ...ASKED, { type: "signedIn", account: NEW }),
  leaving: after("code", ...ASKED, { type: "signedIn", account: KNOWN }),
  stranded: after("code", ...ASKED, { type: "signedIn", account: KNOWN }, failed("server")),
};

const EVENTS: readonly AccountEvent[] = [
  { type: "methodChosen", method: "password" },
  { type: "restored", state: STATES.code },
  WANTED,
  { type: "puzzleClosed" },
  { type: "puzzleSolved" },
  { type: "codeSent", sent: SENT },
  { type: "otherPhone" },
  { type: "submitted" },
  failed("offline"),
  failed("signIn"),
  { type: "signedIn", account: KNOWN },
  { type: "sessionFound", account: KNOWN },
  { type: "otherAccount" },
  { type: "resetAllowed", ticket: "t" },
  { type: "passwordSet" },
  { type: "informed" },
  { type: "wentOn" },
  { type: "cameBack" },
];

describe("the way in", () => {
  it("by code: phone, slider, code, company, customer centre @R4.12", () => {
    const way: readonly AccountEvent[] = [
      WANTED,
      { type: "puzzleSolved" },
      { type: "codeSent", sent: SENT },
      { type: "submitted" },
      { type: "signedIn", account: NEW },
      { type: "submitted" },
      { type: "informed" },
    ];
    const seen = way.map((_event, index) => after("code", ...way.slice(0, index + 1)));
    expect(seen.map(({ at, busy }) => `${at}${busy ? ", busy" : ""}`)).toEqual([
      "puzzle",
      "start, busy",
      "code",
      "code, busy",
      "information",
      "information, busy",
      "leaving, busy",
    ]);
    expect(seen[2]).toMatchObject({ phone: PHONE, sent: SENT });
  });

  it("by password: straight on for an account that is complete", () => {
    const state = after("password", { type: "submitted" }, { type: "signedIn", account: KNOWN });
    expect(state).toMatchObject({ at: "leaving", busy: true });
  });

  it("by a new password: code, password, and back to the login", () => {
    expect(STATES.newPassword).toMatchObject({ at: "newPassword", phone: PHONE, ticket: "t" });
    expect(STATES.passwordSet).toMatchObject({ at: "passwordSet", phone: PHONE });
    const login = next(STATES.passwordSet, { type: "methodChosen", method: "password" });
    expect(login).toEqual(startOf("password", PHONE));
  });

  it("by a session that is still there: on, or to the company first", () => {
    expect(next(STATES.welcome, { type: "wentOn" }).at).toBe("leaving");
    const incomplete = after("code", { type: "sessionFound", account: NEW }, { type: "wentOn" });
    expect(incomplete.at).toBe("information");
    expect(next(STATES.welcome, { type: "otherAccount" })).toEqual(startOf("code"));
    expect(next(STATES.welcome, { type: "otherAccount" }, "password")).toEqual(startOf("password"));
  });
});

describe("what goes wrong", () => {
  it.each(["start", "code", "newPassword", "information"] as const)(
    "is shown where it happened, and the form can be sent again: %s",
    (at) => {
      const busy = next(STATES[at], { type: "submitted" });
      expect(busy).toMatchObject({ at, busy: true, problem: null });
      expect(next(busy, failed("offline"))).toEqual({
        ...STATES[at],
        busy: false,
        problem: problem("offline"),
      });
    },
  );

  it("closes the slider where another puzzle would not help", () => {
    expect(next(STATES.puzzle, failed("limited"))).toMatchObject({
      at: "start",
      phone: PHONE,
      problem: problem("limited"),
    });
  });

  it("begins the reset anew when the leave has ended", () => {
    expect(next(STATES.newPassword, failed("ticket"))).toMatchObject({
      at: "start",
      method: "reset",
      phone: PHONE,
      problem: problem("ticket"),
    });
  });

  it.each(["information", "leaving"] as const)("begins anew when the session has ended: %s", (at) => {
    expect(next(STATES[at], failed("signIn"), "password")).toMatchObject({
      at: "start",
      method: "password",
      problem: problem("signIn"),
    });
  });

  it("keeps who is signed in when the customer centre cannot be reached, to try again", () => {
    expect(STATES.stranded).toMatchObject({ at: "stranded", account: KNOWN, problem: problem("server") });
    expect(next(STATES.stranded, { type: "wentOn" })).toMatchObject({ at: "leaving", busy: true });
  });
});

describe("the slider", () => {
  it("given up leads back to where it was asked for, quiet", () => {
    expect(next(STATES.puzzle, { type: "puzzleClosed" })).toEqual(startOf("code", PHONE));
    const again = next({ ...STATES.code, problem: problem("codeExpired") }, WANTED);
    expect(next(again, { type: "puzzleClosed" })).toEqual(STATES.code);
  });

  it("for another code leads back to the code, with new times", () => {
    const sent = { expiresAt: 400_000, resendAt: 160_000 };
    const events: readonly AccountEvent[] = [WANTED, { type: "puzzleSolved" }, { type: "codeSent", sent }];
    expect(events.reduce((state, event) => next(state, event), STATES.code)).toEqual({
      ...STATES.code,
      sent,
    });
  });
});

describe("every state", () => {
  it.each(Object.keys(STATES) as AccountState["at"][])("%s has its own way to be reached", (at) => {
    expect(STATES[at].at).toBe(at);
  });

  it("answers every event with a state, and an event that it does not know with itself", () => {
    for (const state of Object.values(STATES)) {
      for (const event of EVENTS) expect(Object.keys(STATES)).toContain(next(state, event).at);
    }
    expect(next(STATES.leaving, { type: "submitted" })).toBe(STATES.leaving);
    expect(next(STATES.stranded, WANTED)).toBe(STATES.stranded);
    expect(next(STATES.information, { type: "methodChosen", method: "code" })).toBe(STATES.information);
  });

  it("takes no code that nobody waits for any more", () => {
    const sent: AccountEvent = { type: "codeSent", sent: SENT };
    expect(next(startOf("code", PHONE), sent)).toEqual(startOf("code", PHONE));
  });

  it("lets nothing but the sign-in itself lead past the code", () => {
    const beyond = new Set(["information", "leaving", "stranded"]);
    for (const event of EVENTS.filter(({ type }) => type !== "signedIn" && type !== "restored")) {
      for (const at of ["start", "puzzle", "code", "newPassword", "passwordSet"] as const) {
        expect(beyond, `${at} ${event.type}`).not.toContain(next(STATES[at], event).at);
      }
    }
  });
});
