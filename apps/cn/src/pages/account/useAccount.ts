import {
  ApiError,
  feedInformation,
  loginUrl,
  logout,
  type ApiClient,
  type FeedingBody,
} from "@wesdom/api-client";
import { keepSignInHint } from "@wesdom/site-runtime/browser";
import { useSafeNavigate } from "@wesdom/site-runtime/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useReducer, useRef, type ComponentType } from "react";
import type * as Calls from "./accountCalls.ts";
import { draftOf, dropDraft, keepDraft, readDraft, stateOfDraft } from "./accountDraft.ts";
import {
  accountReducer,
  startOf,
  type AccountEvent,
  type AccountMethod,
  type AccountState,
  type SentCode,
} from "./accountMachine.ts";
import { problemOf, type AccountProblem } from "./accountProblem.ts";
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
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
}

/** Where a visitor stands, and what can be done there. */
export interface AccountFlow extends PuzzleFlow {
  readonly state: AccountState;
  /** Whether it is not known yet who is signed in. */
  readonly asking: boolean;
  readonly now: () => number;
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
export function useAccount({ method, redirect, now = Date.now }: UseAccountOptions): AccountFlow {
  const router = useRouter();
  const context = router.options.context;
  const api = context.api("zh");
  const navigate = useSafeNavigate();
  const [state, dispatch] = useReducer(accountReducer, startOf(method));
  const [Puzzle, setPuzzle] = useReducer(
    (_known: ComponentType<PuzzleSheetProps> | null, next: ComponentType<PuzzleSheetProps>) => next,
    null,
  );
  const [asking, endAsking] = useReducer(() => false, method !== "reset");
  const token = useRef("");
  // Counts what was begun: an answer to something that was given up since counts no more.
  const attempt = useRef(0);
  const chosen = useRef(method);
  const refusedRedirect = useRef(false);
  const lastCode = useRef<{ method: AccountMethod; phone: string; sent: SentCode } | null>(null);

  /** Runs work whose end is an event; one that fails tells why. */
  async function run(work: () => Promise<AccountEvent | undefined>): Promise<void> {
    const own = ++attempt.current;
    let event: AccountEvent | undefined;
    try {
      event = await work();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind === "codeExpired") lastCode.current = null;
      event = { type: "failed", problem };
    }
    if (event !== undefined && own === attempt.current) dispatch(event);
  }

  const submit = (work: (calls: typeof Calls) => Promise<AccountEvent>): Promise<void> => {
    dispatch({ type: "submitted" });
    return run(async () => work(await loadCalls()));
  };

  async function leave(): Promise<AccountEvent | undefined> {
    const query = redirect === undefined || refusedRedirect.current ? {} : { redirect };
    try {
      const { url } = await api.call(loginUrl, { query });
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
    const begun = stateOfDraft(draft, method, now());
    if (begun?.at === "code") dispatch({ type: "restored", state: begun });
    void run(async () => {
      const { isResetAllowed, signedInAccount } = await loadCalls();
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

  const userInfo = "account" in state ? state.account.userInfo : undefined;
  const identified = useRef(userInfo);
  useEffect(() => {
    // Not at first: who signed in on an earlier page stays known until the session is asked for.
    if (identified.current !== userInfo) {
      context.identify(userInfo);
      keepSignInHint(userInfo !== undefined);
    }
    identified.current = userInfo;
  }, [context, userInfo]);

  const { at } = state;
  useEffect(() => {
    if (at === "leaving") void run(leave);
    // oxlint-disable-next-line react/exhaustive-deps -- the ticket is fetched once, on entering the state
  }, [at]);

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
    return () => removeEventListener("pageshow", cameBack);
  }, []);

  const asked =
    state.at === "puzzle" ? state.over : state.at === "start" || state.at === "code" ? state : null;
  const codeMethod = asked === null || asked.method === "password" ? "code" : asked.method;

  return {
    state,
    asking,
    now,
    api,
    Puzzle,
    prepare() {
      void loadCalls().catch(() => undefined);
      void loadPuzzle().catch(() => undefined);
    },
    refuse: (problem) => dispatch({ type: "failed", problem }),
    wantCode: (phone) =>
      run(async () => {
        const last = lastCode.current;
        const isSame = last?.method === codeMethod && last.phone === phone;
        if (state.at === "start" && isSame && last.sent.resendAt > now()) {
          // It is still good, and no other is sent so soon: no puzzle for a refusal.
          dispatch({ type: "codeWanted", phone });
          dispatch({ type: "puzzleSolved" });
          return { type: "codeSent", sent: last.sent };
        }
        keepDraft({ phone });
        const [module] = await Promise.all([loadPuzzle(), loadCalls()]);
        setPuzzle(module.PuzzleSheet);
        return { type: "codeWanted", phone };
      }),
    askPuzzle: async () => (await loadCalls()).askPuzzle(api),
    async solve(answer) {
      const calls = await loadCalls();
      try {
        token.current = await calls.solvePuzzle(api, codeMethod, asked?.phone ?? "", answer);
        return true;
      } catch (error) {
        // A wrong answer brings the next puzzle; anything else would go wrong again.
        const missed = error instanceof ApiError && error.status === MISSED;
        if (!missed) dispatch({ type: "failed", problem: problemOf(error) });
        return false;
      }
    },
    sendCode() {
      const phone = asked?.phone ?? "";
      dispatch({ type: "puzzleSolved" });
      return run(async () => {
        const { askCode } = await loadCalls();
        const sent = await askCode(api, codeMethod, phone, token.current, now);
        lastCode.current = { method: codeMethod, phone, sent };
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
        const phone = asked?.phone ?? "";
        if (codeMethod === "reset") {
          return { type: "resetAllowed", ticket: await calls.allowReset(api, phone, code) };
        }
        const account =
          codeMethod === "register"
            ? await calls.register(api, phone, code, password)
            : await calls.signInByCode(api, phone, code);
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
