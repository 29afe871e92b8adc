import { createApiClient } from "@wesdom/api-client";
import { createStore } from "jotai";
import { expect, test } from "vitest";
import { channelRedirectAtom } from "../react/channel-redirect-atom.ts";
import { askForChannelRedirect } from "./ask-for-channel-redirect.ts";

test.each([
  [1, 200, true, true],
  [2, 200, true, true],
  [3, 200, false, false],
  [1, 500, true, false],
] as const)("in language %i code %i with %j leaves the flag %j @R7.20", async (lang, code, enabled, flag) => {
  const store = createStore();
  const asked: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    asked.push(url.split("?", 1)[0] ?? "");
    return Response.json({ code, data: { enabled }, message: "" });
  };
  await askForChannelRedirect(store, createApiClient({ baseUrl: "", lang, fetch }));
  expect(asked).toEqual([lang === 1 ? "/common/channel/redirect.do" : "/en/common/channel/redirect.do"]);
  expect(store.get(channelRedirectAtom)).toBe(flag);
});
