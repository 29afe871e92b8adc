import { describe, expect, it } from "vitest";
import { captchaReducer, FIRST_CAPTCHA_STATE, type CaptchaEvent, type CaptchaState } from "./captchaState.ts";

const challenge = { challengeId: "a", background: "b", piece: "p", pieceY: 0 };
const load: CaptchaEvent = { type: "load", challenge };
const after = (...events: readonly CaptchaEvent[]): CaptchaState =>
  events.reduce(captchaReducer, FIRST_CAPTCHA_STATE);

describe("captchaReducer", () => {
  it("asks for the next puzzle after a miss, and says so until something moves", () => {
    const missed = after(
      load,
      { type: "grab" },
      { type: "move", x: 80 },
      { type: "submit" },
      { type: "miss" },
    );
    expect(missed).toMatchObject({ phase: "error", request: 2, missed: true, x: 80 });
    const next = captchaReducer(missed, load);
    expect(next).toMatchObject({ phase: "idle", missed: true, x: 0 });
    expect(captchaReducer(next, { type: "grab" }).missed).toBe(false);
  });

  it("moves nothing before the puzzle is there, while it is checked and after", () => {
    const move: CaptchaEvent = { type: "move", x: 50 };
    expect(after(move).x).toBe(0);
    expect(after(load, move, { type: "submit" }, { type: "move", x: 90 }).x).toBe(50);
    expect(after(load, move, { type: "submit" }, { type: "accept" }, { type: "move", x: 90 }).x).toBe(50);
    expect(after(load, { type: "expire" }, move).x).toBe(0);
  });

  it("expires only while it waits for the visitor", () => {
    expect(after(load, { type: "expire" }).phase).toBe("expired");
    expect(after(load, { type: "grab" }, { type: "expire" }).phase).toBe("expired");
    expect(after(load, { type: "submit" }, { type: "expire" }).phase).toBe("verifying");
  });

  it("takes another puzzle, but not while one is checked or solved", () => {
    expect(after(load, { type: "refresh" })).toMatchObject({ phase: "loading", request: 2 });
    expect(after(load, { type: "submit" }, { type: "refresh" }).request).toBe(1);
    expect(after(load, { type: "submit" }, { type: "accept" }, { type: "refresh" }).phase).toBe("success");
  });
});
