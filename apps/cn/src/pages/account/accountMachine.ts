import type { AccountSummary } from "@wesdom/api-client";
import type { AccountProblem } from "./accountProblem.ts";

/** Ways in: by a code, by a password, with a new account, and by setting a new password. */
export type AccountMethod = "code" | "password" | "register" | "reset";

/** What a screen shows besides its own: an answer is awaited, or something went wrong. */
interface Common {
  /** An answer is awaited; nothing can be sent meanwhile. */
  readonly busy: boolean;
  readonly problem: AccountProblem | null;
}

/** A code is on its way to a phone. */
export interface SentCode {
  /** Milliseconds since the epoch, by this device's clock. */
  readonly expiresAt: number;
  readonly resendAt: number;
  /** No answer came: the message may have gone out, or not. */
  readonly isUnsure?: true;
}

/** The first screen: phone number, and password where that is the way. */
interface Start extends Common {
  readonly at: "start";
  readonly method: AccountMethod;
  readonly phone: string;
}

/** The slider lies over the screen that asked for a code; it is closed by giving up or by solving it. */
interface Puzzle extends Common {
  readonly at: "puzzle";
  /** Where giving up leads. */
  readonly over: Start | Code;
}

/** The code is typed; with it a password, where an account is made. */
interface Code extends Common {
  readonly at: "code";
  readonly method: AccountMethod;
  readonly phone: string;
  readonly sent: SentCode;
}

/** The phone is one's own: a new password is chosen. */
interface NewPassword extends Common {
  readonly at: "newPassword";
  readonly phone: string;
  /** Leave to set a password once. */
  readonly ticket: string;
}

/** The new password is set; everyone was signed out. */
interface PasswordSet extends Common {
  readonly at: "passwordSet";
  readonly phone: string;
}

/** Someone came who was signed in already. */
interface Welcome extends Common {
  readonly at: "welcome";
  readonly account: AccountSummary;
}

/** Company, area and position are asked for. */
interface Information extends Common {
  readonly at: "information";
  readonly account: AccountSummary;
}

/** A ticket to the customer centre is fetched, then the page is left. */
interface Leaving extends Common {
  readonly at: "leaving";
  readonly account: AccountSummary;
}

/** Signed in, but the way to the customer centre failed. */
interface Stranded extends Common {
  readonly at: "stranded";
  readonly account: AccountSummary;
}

/** Where a visitor stands on the way into the customer centre. */
export type AccountState =
  | Start
  | Puzzle
  | Code
  | NewPassword
  | PasswordSet
  | Welcome
  | Information
  | Leaving
  | Stranded;

/** What can happen on the way. */
export type AccountEvent =
  /** The address names another way in. */
  | { readonly type: "methodChosen"; readonly method: AccountMethod }
  /** What an earlier load of the page had reached. */
  | { readonly type: "restored"; readonly state: AccountState }
  /** A code is asked for; the slider comes first. */
  | { readonly type: "codeWanted"; readonly phone: string }
  | { readonly type: "puzzleClosed" }
  | { readonly type: "puzzleSolved" }
  | { readonly type: "codeSent"; readonly sent: SentCode }
  /** The number was a wrong one. */
  | { readonly type: "otherPhone" }
  /** A form is sent. */
  | { readonly type: "submitted" }
  | { readonly type: "failed"; readonly problem: AccountProblem }
  | { readonly type: "signedIn"; readonly account: AccountSummary }
  | { readonly type: "sessionFound"; readonly account: AccountSummary }
  /** Signed out here, for another account or for whoever comes next. */
  | { readonly type: "otherAccount" }
  | { readonly type: "resetAllowed"; readonly ticket: string }
  | { readonly type: "passwordSet" }
  /** The company is told. */
  | { readonly type: "informed" }
  /** On to the customer centre. */
  | { readonly type: "wentOn" }
  /** Back from the customer centre to a page that the browser kept. */
  | { readonly type: "cameBack" };

type StateAt<At extends AccountState["at"]> = Extract<AccountState, { readonly at: At }>;
type EventOf<Type extends AccountEvent["type"]> = Extract<AccountEvent, { readonly type: Type }>;

/** What each event makes of each state, at an address that names a way in; what is not listed leaves the state as it is. */
type Transitions = {
  readonly [At in AccountState["at"]]: {
    readonly [Type in AccountEvent["type"]]?: (
      state: StateAt<At>,
      event: EventOf<Type>,
      method: AccountMethod,
    ) => AccountState;
  };
};

const CALM: Common = { busy: false, problem: null };
const BUSY: Common = { busy: true, problem: null };

const wait = <State extends AccountState>(state: State): State => ({ ...state, ...BUSY });
const show = <State extends AccountState>(state: State, { problem }: EventOf<"failed">): State => ({
  ...state,
  busy: false,
  problem,
});

/**
 * Signed in: what is unknown of the company is asked for, otherwise the way leads on.
 */
const enter = (_state: AccountState, { account }: EventOf<"signedIn">): AccountState =>
  account.complete ? { at: "leaving", account, ...BUSY } : { at: "information", account, ...CALM };

const leave = ({ account }: Welcome | Information | Stranded): AccountState => ({
  at: "leaving",
  account,
  ...BUSY,
});

/** The first screen of a way in. */
export function startOf(method: AccountMethod, phone = ""): AccountState {
  return { at: "start", method, phone, ...CALM };
}

/** A session that has ended, or a leave that has: the way begins anew, and says why. */
const startAnew = (method: AccountMethod, phone: string, { problem }: EventOf<"failed">): AccountState => ({
  ...startOf(method, phone),
  problem,
});

/**
 * The whole way in, as a table: state by state, what can happen there and where it leads.
 *
 * ```
 * start ── codeWanted ─▶ puzzle ── puzzleSolved ─▶ (busy) ── codeSent ─▶ code
 *   │ password                                                           │
 *   └────────── signedIn ──────────┬────────────── signedIn ─────────────┤ resetAllowed
 *                                  ▼                                     ▼
 *            information ◀── incomplete │ complete                  newPassword
 *                  └── informed ─▶ leaving ─▶ customer centre           │
 *                                     └ failed ─▶ stranded         passwordSet ─▶ start
 * ```
 */
const TRANSITIONS: Transitions = {
  start: {
    methodChosen: ({ phone }, { method }) => startOf(method, phone),
    restored: (_state, { state }) => state,
    codeWanted: (state, { phone }) => ({
      at: "puzzle",
      over: { ...state, ...CALM, phone },
      ...CALM,
    }),
    codeSent: ({ method, phone, busy }, { sent }) =>
      busy ? { at: "code", method, phone, sent, ...CALM } : startOf(method, phone),
    submitted: wait,
    failed: show,
    signedIn: enter,
    sessionFound: (state, { account }) => (state.busy ? state : { at: "welcome", account, ...CALM }),
  },
  puzzle: {
    methodChosen: ({ over }, { method }) => startOf(method, over.phone),
    puzzleClosed: ({ over }) => over,
    puzzleSolved: ({ over }) => wait(over),
    failed: ({ over }, event) => show(over, event),
  },
  code: {
    methodChosen: ({ phone }, { method }) => startOf(method, phone),
    codeWanted: (state) => ({ at: "puzzle", over: { ...state, ...CALM }, ...CALM }),
    codeSent: (state, { sent }) => ({ ...state, ...CALM, sent }),
    otherPhone: ({ method, phone }) => startOf(method, phone),
    submitted: wait,
    failed: show,
    signedIn: enter,
    resetAllowed: ({ phone }, { ticket }) => ({ at: "newPassword", phone, ticket, ...CALM }),
  },
  newPassword: {
    methodChosen: ({ phone }, { method }) => startOf(method, phone),
    submitted: wait,
    passwordSet: ({ phone }) => ({ at: "passwordSet", phone, ...CALM }),
    failed: (state, event) =>
      event.problem.kind === "ticket" ? startAnew("reset", state.phone, event) : show(state, event),
  },
  passwordSet: {
    methodChosen: ({ phone }, { method }) => startOf(method, phone),
  },
  welcome: {
    methodChosen: (_state, { method }) => startOf(method),
    wentOn: (state) => (state.account.complete ? leave(state) : { ...state, at: "information", ...CALM }),
    submitted: wait,
    failed: show,
    otherAccount: (_state, _event, method) => startOf(method),
  },
  information: {
    submitted: wait,
    informed: leave,
    otherAccount: (_state, _event, method) => startOf(method),
    failed: (state, event, method) =>
      event.problem.kind === "signIn" ? startAnew(method, "", event) : show(state, event),
  },
  leaving: {
    failed: (state, event, method) =>
      event.problem.kind === "signIn"
        ? startAnew(method, "", event)
        : { at: "stranded", account: state.account, busy: false, problem: event.problem },
    cameBack: ({ account }) => ({ at: "welcome", account, ...CALM }),
  },
  stranded: {
    wentOn: leave,
  },
};

/** The state after an event, at an address that names a way in: whoever begins anew begins there. */
export function accountReducer(
  state: AccountState,
  event: AccountEvent,
  method: AccountMethod,
): AccountState {
  const transition = TRANSITIONS[state.at][event.type] as
    | ((state: AccountState, event: AccountEvent, method: AccountMethod) => AccountState)
    | undefined;
  return transition === undefined ? state : transition(state, event, method);
}
