import { ApiError, type ApiClient } from "@wesdom/api-client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { askCode, type CodeMethod } from "../src/pages/account/accountCalls.ts";
import { draftOf, dropDraft, keepDraft, readDraft, stateOfDraft } from "../src/pages/account/accountDraft.ts";
import { accountHeading } from "../src/pages/account/accountHeading.ts";
import { accountHref, CUSTOM_PATH, LOGIN_PATH, methodOf } from "../src/pages/account/accountHref.ts";
import { startOf, type AccountState } from "../src/pages/account/accountMachine.ts";
import { problemOf } from "../src/pages/account/accountProblem.ts";
import { neededModule } from "../src/pages/account/neededModule.ts";
import { passwordRules, passwordScore } from "../src/pages/account/passwordStrength.ts";
import { readablePhone } from "../src/pages/account/phoneNumber.ts";

const isNotFound = expect.objectContaining({ isNotFound: true });

function apiError(status: number | undefined, data: unknown, message = "服务器的话"): ApiError {
  const response = status === undefined ? undefined : new Response(null, { status });
  return new ApiError(message, { request: "POST /x", response, code: status, data });
}

describe("problems", () => {
  it.each([
    ["codeWrong", 422, "code"],
    ["codeExpired", 422, "code"],
    ["credentials", 422, "password"],
  ] as const)("%s stands beside its field, in the server's words", (reason, status, field) => {
    expect(problemOf(apiError(status, { reason }))).toEqual({
      kind: reason,
      message: "",
      fields: { [field]: "服务器的话" },
    });
  });

  it.each([
    ["locked", 429],
    ["registered", 409],
    ["unregistered", 404],
    ["ticket", 422],
    ["foreignUrl", 403],
  ] as const)("%s stands above the form", (reason, status) => {
    expect(problemOf(apiError(status, { reason }))).toEqual({
      kind: reason,
      message: "服务器的话",
      fields: {},
    });
  });

  it("tells limits, faults, silence and refusals apart", () => {
    expect(problemOf(apiError(429, null)).kind).toBe("limited");
    expect(problemOf(apiError(503, null))).toMatchObject({ kind: "server" });
    expect(problemOf(apiError(503, null)).message).not.toBe("服务器的话");
    const page = new ApiError("请求失败", { request: "POST /x", response: new Response("<p>") });
    expect(problemOf(page).kind).toBe("server");
    expect(problemOf(apiError(undefined, null)).kind).toBe("offline");
    expect(problemOf(new TypeError("Failed to fetch dynamically imported module")).kind).toBe("offline");
    expect(problemOf(apiError(403, null))).toMatchObject({ kind: "refused", message: "服务器的话" });
    expect(problemOf(apiError(422, { fields: { phone: "号码" } }))).toMatchObject({
      kind: "fields",
      fields: { phone: "号码" },
    });
  });
});

it("loads the page anew at the second failure of what a tap needs, and says so where that may not be", async () => {
  const gone = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));
  const fullLoad = vi.fn<() => boolean>(() => false);
  await expect(neededModule(Promise.resolve("calls"), fullLoad)).resolves.toBe("calls");
  await expect(neededModule(gone(), fullLoad)).rejects.toThrow("Failed to fetch");
  expect(fullLoad).not.toHaveBeenCalled();
  await expect(neededModule(gone(), fullLoad)).rejects.toThrow("Failed to fetch");
  expect(fullLoad).toHaveBeenCalledOnce();
  fullLoad.mockReturnValue(true);
  const settled = vi.fn<() => void>();
  void neededModule(gone(), fullLoad).then(settled, settled);
  await vi.waitFor(() => expect(fullLoad).toHaveBeenCalledTimes(2));
  expect(settled).not.toHaveBeenCalled();
});

describe("a code that is asked for", () => {
  const ask = (method: CodeMethod, error: ApiError) =>
    askCode({ lang: 1, call: () => Promise.reject(error) } as ApiClient, method, "13800138000", "token");

  it.each(["code", "register", "reset"] as const)(
    "by way of %s is waited for where the answer was lost, for the message may come",
    async (method) => {
      vi.useFakeTimers({ now: 0, toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      vi.stubGlobal("navigator", { onLine: true });
      const sent = await ask(method, apiError(undefined, null));
      expect(sent).toEqual({ expiresAt: 300_000, resendAt: 60_000, isUnsure: true });
      const state: AccountState = { at: "code", method, phone: "", sent, busy: false, problem: null };
      expect(accountHeading(state).lead).toContain("网络断了");
    },
  );

  it("is not where the API or a gateway answered no, nor without a network", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await expect(ask("code", apiError(undefined, null))).rejects.toBeInstanceOf(ApiError);
    for (const refusal of [apiError(429, null), apiError(502, null)])
      await expect(ask("code", refusal)).rejects.toBe(refusal);
  });
});

describe("addresses", () => {
  it("give each way in its own, and take along where to go then", () => {
    expect(accountHref(CUSTOM_PATH, "code")).toBe(CUSTOM_PATH);
    expect(accountHref(LOGIN_PATH, "password", "/m/zh-cn/case?a=1")).toBe(
      `${LOGIN_PATH}?method=password&redirect=%2Fm%2Fzh-cn%2Fcase%3Fa%3D1`,
    );
  });

  it("know the ways of their page alone", () => {
    expect(methodOf(CUSTOM_PATH, {})).toBe("code");
    expect(methodOf(CUSTOM_PATH, { method: "register" })).toBe("register");
    expect(() => methodOf(LOGIN_PATH, { method: "register" })).toThrow(isNotFound);
    expect(() => methodOf(CUSTOM_PATH, { method: "constructor" })).toThrow(isNotFound);
  });
});

describe("phone numbers", () => {
  it("are read in groups", () => {
    expect(readablePhone("13800138000")).toBe("138 0013 8000");
    expect(readablePhone("138****8000")).toBe("138****8000");
  });
});

describe("passwords", () => {
  it("are judged part by part", () => {
    expect(passwordRules("")).toEqual({ length: false, letter: false, digit: false, plain: false });
    expect(passwordRules("abc 12345")).toEqual({ length: true, letter: true, digit: true, plain: false });
    expect(passwordRules("abc密码12345").plain).toBe(false);
    expect(passwordRules("a1".repeat(11)).length).toBe(false);
  });

  it.each([
    ["", 0],
    ["abcdef", 1],
    ["abc12345", 2],
    ["Abc123!", 3],
    ["abcdefgh12345", 3],
  ] as const)("%j scores %d", (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });
});

describe("drafts", () => {
  let kept = new Map<string, string>();
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const sent = { expiresAt: 300_000, resendAt: 60_000 };
  const code: AccountState = {
    at: "code",
    method: "register",
    phone: "13800138000",
    sent,
    busy: true,
    problem: null,
  };

  it("lead back to a code that still opens, by the same way in alone", () => {
    const unsure = { ...code, sent: { ...sent, isUnsure: true } } as const;
    for (const state of [code, unsure]) {
      keepDraft(draftOf(state));
      expect(stateOfDraft(readDraft(), "register", 1000)).toEqual({ ...state, busy: false });
    }
    expect(stateOfDraft(readDraft(), "code", 1000)).toBeUndefined();
    expect(stateOfDraft(readDraft(), "register", 300_000)).toBeUndefined();
  });

  it("forget a code that was used or given up, and keep the phone number", () => {
    keepDraft(draftOf(code));
    keepDraft(draftOf(startOf("register")));
    expect(readDraft()).toEqual({ phone: "13800138000" });
    dropDraft();
    expect(readDraft()).toEqual({});
  });

  it("are empty where storage holds something else or is blocked", () => {
    kept.set("wsd:account", "[broken");
    expect(readDraft()).toEqual({});
    vi.stubGlobal("sessionStorage", undefined);
    expect(readDraft()).toEqual({});
    expect(() => keepDraft({ phone: "1" })).not.toThrow();
  });
});
