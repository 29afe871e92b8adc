import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLatest } from "../internal/useLatest.ts";
import { captchaReducer, FIRST_CAPTCHA_STATE, isMovable, type CaptchaState } from "./captchaState.ts";
import { CAPTCHA_TTL_MS, furthestX, type SliderAnswer, type SliderChallenge } from "./challenge.ts";
import { createTrack, type Track } from "./createTrack.ts";

/** What a puzzle needs from outside. */
export interface SliderCaptchaSource {
  /**
   * Asks for a puzzle. Rejected: the visitor can try again.
   *
   * @param attempt - How many were asked for, from 1.
   */
  readonly load: (attempt: number) => Promise<SliderChallenge>;
  /** Whether an answer was right. Each puzzle is answered once. Rejected counts as wrong. */
  readonly verify: (answer: SliderAnswer) => Promise<boolean>;
  /** The visitor has solved one. */
  readonly onSuccess?: (() => void) | undefined;
}

/** The puzzle and what can be done with it. */
export interface SliderPuzzle {
  readonly state: CaptchaState;
  readonly refresh: () => void;
  /** A movement begins, from where the piece is. @param at - Milliseconds of the event. */
  readonly grab: (at: number) => void;
  /** The piece goes to x, pixels of the picture. */
  readonly moveTo: (x: number, y: number, at: number) => void;
  /** The movement ends, and what was asked for is an answer or another movement. */
  readonly place: () => void;
  /** The movement ends without an answer; the piece goes back. */
  readonly drop: () => void;
  /** Answers with where the piece is; where it was not moved, that is no answer. */
  readonly submit: () => void;
  /** Where the piece is by the last movement, rendered or not; pixels of the picture. */
  readonly position: () => number;
}

/** Fetched and decoded, so that a puzzle never appears in halves. */
async function seen(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}

/** The rules of the puzzle without its looks. */
export function useSliderCaptcha(source: SliderCaptchaSource): SliderPuzzle {
  const [state, send] = useReducer(captchaReducer, FIRST_CAPTCHA_STATE);
  const latest = useLatest(source);
  const now = useLatest(state);
  const track = useRef<Track>(createTrack());
  const alive = useRef(true);
  const { request, challenge } = state;

  useEffect(() => {
    let superseded = false;
    const load = async (): Promise<void> => {
      try {
        const next = await latest.current.load(request);
        await Promise.all([seen(next.background), seen(next.piece)]);
        if (superseded) return;
        track.current = createTrack();
        send({ type: "load", challenge: next });
      } catch {
        if (!superseded) send({ type: "fail" });
      }
    };
    void load();
    return () => {
      superseded = true;
    };
  }, [request, latest]);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  useEffect(() => {
    if (challenge === null) return undefined;
    const timer = setTimeout(() => {
      send({ type: "expire" });
    }, challenge.expiresInMs ?? CAPTCHA_TTL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [challenge]);

  const moveTo = useCallback(
    (x: number, y: number, at: number) => {
      if (!isMovable(now.current)) return;
      const inside = Math.round(Math.min(furthestX(now.current.challenge), Math.max(0, x)));
      track.current.add(inside, y, at);
      send({ type: "move", x: inside });
    },
    [now],
  );
  const position = useCallback(() => track.current.points().at(-1)?.x ?? 0, []);
  const drop = useCallback(() => {
    track.current = createTrack();
    send({ type: "drop" });
  }, []);
  const submit = useCallback(async () => {
    const { challenge: answered } = now.current;
    // From the track: the last movement may not be rendered yet.
    const points = track.current.points();
    const x = position();
    if (answered === null || !isMovable(now.current)) return;
    if (x === 0) {
      drop();
      return;
    }
    send({ type: "submit" });
    const answer = { challengeId: answered.challengeId, x, track: points };
    const right = await latest.current.verify(answer).catch(() => false);
    // Who has closed it wants nothing of it any more.
    if (!alive.current) return;
    send({ type: right ? "accept" : "miss" });
    if (right) latest.current.onSuccess?.();
  }, [latest, now, position, drop]);
  return {
    state,
    position,
    moveTo,
    drop,
    grab: useCallback(
      (at: number) => {
        if (position() === 0) {
          track.current = createTrack();
          track.current.add(0, 0, at);
        }
        send({ type: "grab" });
      },
      [position],
    ),
    place: useCallback(() => {
      send({ type: "place" });
    }, []),
    refresh: useCallback(() => {
      send({ type: "refresh" });
    }, []),
    submit: useCallback(() => void submit(), [submit]),
  };
}
