import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToaster, MOST_TOASTS, TOAST_MS } from "./createToaster.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (toaster: ReturnType<typeof createToaster>): readonly string[] =>
  toaster.getSnapshot().map(({ text }) => text);

describe("createToaster", () => {
  it("keeps a toast for 2000 ms @R9.2", () => {
    const toaster = createToaster();
    toaster.show("复制成功");
    vi.advanceTimersByTime(1999);
    expect(texts(toaster)).toEqual(["复制成功"]);
    vi.advanceTimersByTime(1);
    expect(texts(toaster)).toEqual([]);
  });

  it("stacks, and lets the oldest give way", () => {
    const toaster = createToaster();
    for (const text of ["one", "two", "three", "four"]) toaster.show(text);
    expect(texts(toaster)).toEqual(["two", "three", "four"]);
    expect(texts(toaster)).toHaveLength(MOST_TOASTS);
  });

  it("stops the clock while paused and gives the whole time again", () => {
    const toaster = createToaster();
    toaster.show("read me");
    vi.advanceTimersByTime(1900);
    toaster.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(toaster)).toEqual(["read me"]);
    toaster.resume();
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(texts(toaster)).toEqual(["read me"]);
    vi.advanceTimersByTime(1);
    expect(texts(toaster)).toEqual([]);
  });

  it("keeps one of duration 0 until it is dismissed", () => {
    const toaster = createToaster();
    const id = toaster.show("stay", { duration: 0 });
    vi.advanceTimersByTime(3_600_000);
    expect(texts(toaster)).toEqual(["stay"]);
    toaster.dismiss(id);
    expect(texts(toaster)).toEqual([]);
  });

  it("keeps two stores apart and tells listeners only of changes", () => {
    const first = createToaster();
    const second = createToaster();
    const heard = vi.fn<() => void>();
    const forget = first.subscribe(heard);
    second.show("elsewhere");
    first.dismiss(99);
    expect(heard).not.toHaveBeenCalled();
    first.show("here");
    forget();
    first.show("unheard");
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("says the same once: its time starts anew", () => {
    const toaster = createToaster();
    const first = toaster.show("请求失败", { tone: "error" });
    vi.advanceTimersByTime(1500);
    expect(toaster.show("请求失败", { tone: "error" })).toBe(first);
    expect(texts(toaster)).toEqual(["请求失败"]);
    vi.advanceTimersByTime(1500);
    expect(texts(toaster)).toEqual(["请求失败"]);
    vi.advanceTimersByTime(500);
    expect(texts(toaster)).toEqual([]);
  });

  it("takes options that are undefined for left out", () => {
    const toaster = createToaster();
    toaster.show("plain", { tone: undefined, duration: undefined });
    expect(toaster.getSnapshot()[0]?.tone).toBe("plain");
    vi.advanceTimersByTime(TOAST_MS);
    expect(texts(toaster)).toEqual([]);
  });

  it("holds what comes while paused, too", () => {
    const toaster = createToaster();
    toaster.show("first");
    toaster.pause();
    toaster.show("second");
    vi.advanceTimersByTime(60_000);
    expect(texts(toaster)).toEqual(["first", "second"]);
    toaster.resume();
    vi.advanceTimersByTime(TOAST_MS);
    expect(texts(toaster)).toEqual([]);
  });
});
