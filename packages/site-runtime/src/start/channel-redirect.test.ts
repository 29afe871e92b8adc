import { beforeEach, describe, expect, it, vi } from "vitest";
import { standingClock } from "../../test/fake-clock.ts";
import {
  consultantPath,
  createChannelRedirect,
  isRedirectChannel,
  type ChannelRedirect,
} from "./channel-redirect.ts";

standingClock();

let enabled: boolean;
let went: string[];
let hide: Set<() => void>;
let redirect: ChannelRedirect;

beforeEach(() => {
  enabled = true;
  went = [];
  hide = new Set();
  redirect = createChannelRedirect({
    enabled: () => enabled,
    go: (path) => went.push(path),
    onHidden(listener) {
      hide.add(listener);
      return () => hide.delete(listener);
    },
  });
});

describe("channel redirect", () => {
  it.each(["linkedin", "youtube", "whatsapp"] as const)(
    "leads to the consultant 5000 ms after the click on %s @R4.13 @R9.5",
    async (channel) => {
      expect(["instagram", channel, "weibo"].filter(isRedirectChannel)).toEqual([channel]);
      redirect.follow(channel, "en");
      await vi.advanceTimersByTimeAsync(4999);
      expect(went).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(went).toEqual([`/m/en-us/marketing-consultant?source=${channel}`]);
      expect(vi.getTimerCount()).toBe(0);
      expect(hide.size).toBe(0);
    },
  );

  it("names the channel and the language @R2.35", () => {
    expect(consultantPath("ja", "youtube")).toBe("/m/jp/marketing-consultant?source=youtube");
    expect(consultantPath("en", "whatsapp")).toBe("/m/en-us/marketing-consultant?source=whatsapp");
  });

  it("does nothing unless the start-up call said so", async () => {
    enabled = false;
    redirect.follow("youtube", "en");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(went).toEqual([]);
  });

  it("is cancelled when the page becomes hidden, and stays so when it is seen again @R4.14", async () => {
    redirect.follow("whatsapp", "en");
    await vi.advanceTimersByTimeAsync(1000);
    for (const listener of hide) listener();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(went).toEqual([]);
    expect(hide.size).toBe(0);
  });

  it("is cancelled by a route change or an unmount", async () => {
    redirect.follow("linkedin", "ja");
    redirect.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(went).toEqual([]);
    redirect.cancel();
  });

  it("counts anew from a second click", async () => {
    redirect.follow("linkedin", "en");
    await vi.advanceTimersByTimeAsync(3000);
    redirect.follow("youtube", "en");
    await vi.advanceTimersByTimeAsync(4999);
    expect(went).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(went).toEqual(["/m/en-us/marketing-consultant?source=youtube"]);
  });
});
