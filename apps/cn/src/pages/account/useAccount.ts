import {
  ApiError,
  feedInformation,
  loginUrl,
  logout,
  type ApiClient,
  type FeedingBody,
} from "@wesdom/api-client";
import { useSafeNavigate } from "@wesdom/site-runtime/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useReducer, useRef, useState, type ComponentType } from "react";
import type * as Calls from "./accountCalls.ts";
import {
  draftOf,
  dropDraft,
  keepDraft,
  readDraft,
  stateOfDraft,
  waitOf,
  type AskedCode,
} from "./accountDraft.ts";
import {
  accountReducer,
  startOf,
  type AccountEvent,
  type AccountMethod,
  type AccountState,
} from "./accountMachine.ts";
import { cookieProblem, ENDS_CODE, problemOf, waitProblem, type AccountProblem } from "./accountProblem.ts";
import { neededModule } from "./neededModule.ts";
import { useIdentity } from "./useIdentity.ts";
import type { PuzzleFlow, PuzzleSheetProps } from "./PuzzleSheet.tsx";

/** The calls and what they need load when somebody begins to type, or at the latest when something is sent. */
const loadCalls = (): Promise<typeof Calls> => import("./accountCalls.ts");
const loadPuzzle = () => import("./PuzzleSheet.tsx");

/** Status of a wrong answer to the slider. */
const MISSED = 422;

/** How {@link useAccount} begins. */
export interface UseAccountOptions {
  readonly method: AccountMethod;
  /** Where the customer centre is asked to lead on to. */
  readonly redirect: string | undefined;
}

/** Where a visitor stands, and what can be done there. */
export interface AccountFlow extends PuzzleFlow {
  readonly state: AccountState;
  /** Whether it is not known yet who is signed in. */
  readonly asking: boolean;
  readonly api: ApiClient;
  /** The slider, once it was loaded. */
  readonly Puzzle: ComponentType<PuzzleSheetProps> | null;
  /** Loads what the next step needs. */
  readonly prepare: () => void;
  /** Shows what is wrong with a form before it is sent. */
  readonly refuse: (problem: AccountProblem) => void;
  /** Asks for a code, or for another one: the slider comes first. */
  readonly wantCode: (phone: string) => Promise<void>;
  readonly signInByPassword: (phone: string, password: string) => Promise<void>;
  /** Sends the code, and with it a password where an account is made. */
  readonly enterCode: (code: string, password: string) => Promise<void>;
  readonly setPassword: (password: string) => Promise<void>;
  readonly inform: (information: FeedingBody) => Promise<void>;
  readonly otherPhone: () => void;
  /** Signs out on this device, and begins anew. */
  readonly signOut: () => Promise<void>;
  /** On to what comes next. */
  readonly goOn: () => void;
}

/** Does what the states of the {@link accountReducer} need done, and tells it how that went. */
export function useAccount({ method, redirect }: UseAccountOptions): AccountFlow {
  const { context } = useRouter().options;
  const api = context.api("zh");
  const navigate = useSafeNavigate();
  const [state, dispatch] = useReducer(
    (before: AccountState, event: AccountEvent) => accountReducer(before, event, method),
    startOf(method),
  );
  const [Puzzle, setPuzzle] = useState<AccountFlow["Puzzle"]>(null);
  const [asking, endAsking] = useReducer(() => false, method !== "reset");
  const token = useRef("");
  // Counts what was begun: an answer to something that was given up since counts no more.
  const attempt = useRef(0);
  const chosen = useRef(method);
  const refusedRedirect = useRef(false);
  const lastCode = useRef<AskedCode | undefined>(undefined);
  const knownCode = (): AskedCode | undefined => lastCode.current ?? readDraft().last;

  function keepCode(code: AskedCode): void {
    lastCode.current = code;
    keepDraft({ last: code });
  }

  /** The code is used up; the wait for another one goes on. */
  function endCode(): void {
    const last = knownCode();
    if (last) keepCode({ ...last, expiresAt: 0 });
  }

  /** Runs work whose end is an event; one that fails tells why. */
  async function run(work: (counts: () => boolean) => Promise<AccountEvent | undefined>): Promise<void> {
    const own = ++attempt.current;
    const counts = (): boolean => own === attempt.current;
    let event: AccountEvent | undefined;
    try {
      event = await work(counts);
    } catch (error) {
      const problem = problemOf(error);
      if (ENDS_CODE.includes(problem.kind)) endCode();
      event = { type: "failed", problem };
    }
    if (event !== undefined && counts()) dispatch(event);
  }

  const submit = (work: (calls: typeof Calls) => Promise<AccountEvent>): Promise<void> => {
    dispatch({ type: "submitted" });
    return run(async () => work(await neededModule(loadCalls())));
  };

  async function leave(counts: () => boolean): Promise<AccountEvent | undefined> {
    const query = redirect === undefined || refusedRedirect.current ? {} : { redirect };
    try {
      const { url } = await api.call(loginUrl, { query });
      // Who reads something else by now is not led away from it.
      if (!counts()) return undefined;
      dropDraft();
      navigate(url, { external: true });
      return undefined;
    } catch (error) {
      const problem = problemOf(error);
      refusedRedirect.current ||= problem.kind === "foreignUrl";
      return { type: "failed", problem };
    }
  }

  useEffect(() => {
    if (chosen.current !== method) {
      chosen.current = method;
      attempt.current += 1;
      dispatch({ type: "methodChosen", method });
      return;
    }
    const draft = readDraft();
    const begun = stateOfDraft(draft, method, Date.now());
    if (begun?.at === "code") dispatch({ type: "restored", state: begun });
    void run(async () => {
      const { isResetAllowed, signedInAccount } = await neededModule(loadCalls());
      if (begun?.at === "newPassword") {
        const allowed = await isResetAllowed(api, begun.ticket).catch(() => false);
        return allowed ? { type: "restored", state: begun } : undefined;
      }
      const account = method === "reset" ? null : await signedInAccount(api);
      if (account !== null) return { type: "sessionFound", account };
      if (method !== "reset") context.identify();
      return undefined;
    }).finally(endAsking);
    // oxlint-disable-next-line react/exhaustive-deps -- looks once at what an earlier load left, then follows the address
  }, [method]);

  useIdentity(context, "account" in state ? state.account.userInfo : undefined);

  useEffect(() => {
    if (state.at === "leaving") void run(leave);
    // oxlint-disable-next-line react/exhaustive-deps -- the ticket is fetched once, on entering the state
  }, [state.at]);

  const first = useRef(true);
  useEffect(() => {
    // The first state is what the server rendered, not what was reached.
    if (!first.current && state.at !== "puzzle") keepDraft(draftOf(state));
    first.current = false;
  }, [state]);

  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch({ type: "cameBack" });
    };
    addEventListener("pageshow", cameBack);
    return () => {
      attempt.current += 1;
      removeEventListener("pageshow", cameBack);
    };
  }, []);

  const asked =
    state.at === "puzzle" ? state.over : state.at === "start" || state.at === "code" ? state : null;
  const askedPhone = asked?.phone ?? "";
  const codeMethod = asked === null || asked.method === "password" ? "code" : asked.method;

  return {
    state,
    asking,
    api,
    Puzzle,
    prepare() {
      void loadCalls().catch(() => undefined);
      void loadPuzzle().catch(() => undefined);
    },
    refuse: (problem) => dispatch({ type: "failed", problem }),
    wantCode: (phone) =>
      run(async () => {
        const last = knownCode();
        const waitMs = waitOf(last, phone, Date.now());
        // No other is sent so soon: no puzzle for a refusal.
        if (last !== undefined && waitMs > 0) {
          const isGood = last.method === codeMethod && last.expiresAt > Date.now();
          if (state.at !== "start" || !isGood) return { type: "failed", problem: waitProblem(waitMs) };
          dispatch({ type: "codeWanted", phone });
          dispatch({ type: "puzzleSolved" });
          return { type: "codeSent", sent: last };
        }
        keepDraft({ phone });
        if (!navigator.cookieEnabled) return { type: "failed", problem: cookieProblem() };
        const [module] = await neededModule(Promise.all([loadPuzzle(), loadCalls()]));
        setPuzzle(() => module.PuzzleSheet);
        return { type: "codeWanted", phone };
      }),
    askPuzzle: async () => (await loadCalls()).askPuzzle(api),
    askWork: async () => (await loadCalls()).askWork(api, codeMethod, askedPhone),
    async solve(answer) {
      const calls = await loadCalls();
      try {
        token.current = await calls.solvePuzzle(api, codeMethod, askedPhone, answer);
        return true;
      } catch (error) {
        // A wrong answer brings the next puzzle; anything else would go wrong again.
        const missed = error instanceof ApiError && error.status === MISSED;
        if (!missed) dispatch({ type: "failed", problem: problemOf(error) });
        return false;
      }
    },
    sendCode() {
      dispatch({ type: "puzzleSolved" });
      return run(async () => {
        const { askCode } = await loadCalls();
        const sent = await askCode(api, codeMethod, askedPhone, token.current);
        keepCode({ ...sent, method: codeMethod, phone: askedPhone });
        return { type: "codeSent", sent };
      });
    },
    closePuzzle: () => dispatch({ type: "puzzleClosed" }),
    signInByPassword: (phone, password) => {
      keepDraft({ phone });
      return submit(async (calls) => ({
        type: "signedIn",
        account: await calls.signInByPassword(api, phone, password),
      }));
    },
    enterCode: (code, password) =>
      submit(async (calls) => {
        if (codeMethod === "reset") {
          const ticket = await calls.allowReset(api, askedPhone, code);
          endCode();
          return { type: "resetAllowed", ticket };
        }
        const account =
          codeMethod === "register"
            ? await calls.register(api, askedPhone, code, password)
            : await calls.signInByCode(api, askedPhone, code);
        endCode();
        return { type: "signedIn", account };
      }),
    setPassword: (password) =>
      submit(async (calls) => {
        if (state.at === "newPassword") await calls.setNewPassword(api, state.ticket, password);
        return { type: "passwordSet" };
      }),
    inform: (body) =>
      submit(async () => {
        await api.call(feedInformation, { body });
        return { type: "informed" };
      }),
    otherPhone: () => dispatch({ type: "otherPhone" }),
    signOut: () =>
      submit(async () => {
        await api.call(logout, { body: {} });
        dropDraft();
        return { type: "otherAccount" };
      }),
    goOn: () => dispatch({ type: "wentOn" }),
  };
}
