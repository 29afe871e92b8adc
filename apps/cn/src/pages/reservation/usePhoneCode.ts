import { ApiError, leadProblems, sendCode } from "@wesdom/api-client";
import { useRouter } from "@tanstack/react-router";
import { browserStorage, readKey, writeKey } from "@wesdom/site-runtime/browser";
import { useEffect, useState, type ComponentType } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import type { PhonePuzzleProps, PuzzleOutcome } from "./PhonePuzzle.tsx";

const MS_PER_SECOND = 1000;

/** Status where the visitor can put it right. */
const REFUSED = 422;

/**
 * Keys in session storage: until when the last code is good and the number it went to, and, with a number behind it,
 * until when none is sent there again. Milliseconds since the epoch.
 */
export const GOOD_KEY = "wsdReservationCode";
export const RESEND_KEY = "wsdReservationResend-";

/** How a code comes to the phone. */
export interface PhoneCode {
  /** What is wrong with the number, or with the way to it. */
  readonly errors: { readonly phone?: string; readonly code?: string };
  /** Whether a code is on its way to the number. */
  readonly sent: boolean;
  /** Asks for a puzzle and then for a code. @returns Seconds until the next may be asked for; `false`: none was sent. */
  readonly send: () => Promise<number | false>;
  /** The puzzle, while it is asked. */
  readonly puzzle: {
    readonly View: ComponentType<PhonePuzzleProps>;
    readonly props: PhonePuzzleProps;
  } | null;
}

/**
 * Puzzle, then code.
 *
 * @param phone - The number as it is filled in now.
 * @param onUnavailable - No code can be sent, for no fault of the visitor's: the reservation is taken without.
 */
export function usePhoneCode(phone: string, onUnavailable: () => void): PhoneCode {
  const router = useRouter();
  const api = () => router.options.context.api("zh");
  const [errors, setErrors] = useState<PhoneCode["errors"]>({});
  const [sent, setSent] = useState(false);
  const [puzzle, setPuzzle] = useState<PhoneCode["puzzle"]>(null);

  useEffect(() => {
    const [goodUntil, number] = (readKey(browserStorage("sessionStorage"), GOOD_KEY) ?? "").split(" ");
    // oxlint-disable-next-line react/set-state-in-effect -- The server and the first render cannot know what is stored.
    setSent(number === phone && Number(goodUntil) > Date.now());
  }, [phone]);

  async function solve(): Promise<PuzzleOutcome> {
    const { href } = location;
    const { PhonePuzzle } = await import("./PhonePuzzle.tsx");
    // In a step that is not shown any more it would lie unseen over the page.
    if (location.href !== href) return { kind: "closed" };
    const outcome = await new Promise<PuzzleOutcome>((onEnd) => {
      setPuzzle({ View: PhonePuzzle, props: { phone, api: api(), onEnd } });
    });
    setPuzzle(null);
    return outcome;
  }

  async function ask(): Promise<number | false> {
    const wrong = leadProblems({ kind: "reservation", phone }, "zh").phone;
    if (wrong !== undefined) {
      setErrors({ phone: wrong });
      return false;
    }
    // Without cookies no answer to a puzzle can be right.
    const outcome: PuzzleOutcome = navigator.cookieEnabled ? await solve() : { kind: "unavailable" };
    if (outcome.kind === "failed") throw outcome.error;
    if (outcome.kind === "unavailable") onUnavailable();
    if (outcome.kind !== "solved") return false;
    const body = { phone, token: outcome.token };
    const receipt = await api().call({ ...sendCode, background: true }, { body });
    setSent(true);
    writeKey(browserStorage("sessionStorage"), GOOD_KEY, `${Date.now() + receipt.expiresInMs} ${phone}`);
    return Math.ceil(receipt.resendInMs / MS_PER_SECOND);
  }

  async function send(): Promise<number | false> {
    setErrors({});
    try {
      return await ask();
    } catch (error) {
      setPuzzle(null);
      // No call's error, and online: its module is gone with its release, as a rule, and no further tap would bring it.
      const isLost = error instanceof ApiError ? error.status === undefined : !navigator.onLine;
      if (isLost) setErrors({ code: texts.puzzleFailed });
      else if (error instanceof ApiError && error.status === REFUSED) setErrors({ code: error.message });
      else onUnavailable();
      return false;
    }
  }

  return { errors, sent, send, puzzle };
}
