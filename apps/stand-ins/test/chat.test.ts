import { LEAD_LIMITS } from "@wesdom/api-client";
import { CHAT_CLOSE, CHAT_READY } from "@wesdom/facts";
import { DEFAULT_SETTINGS } from "@wesdom/site-runtime";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { CHAT_ANSWERS } from "../src/messages/zh-chat.ts";
import {
  chatAddress,
  conversationOf,
  findAnswer,
  LONGEST_QUESTION,
  MOST_QUESTIONS,
} from "../src/chat/conversation.ts";
import { setUp } from "./support/set-up.ts";

const { contact } = DEFAULT_SETTINGS;

const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("questions of the chat", () => {
  test.each([
    ["你们怎么收费", "price"],
    ["预算五万够吗？", "price"],
    ["ＲＯＩ能做到多少", "results"],
    ["能不能帮我们代播", "live"],
    ["深圳办公室地址", "contact"],
    ["有没有美妆的案例", "cases"],
    ["有没有小红书的案例", "cases"],
    ["直播间多少钱", "price"],
    ["直播间的数据真实吗", "results"],
    ["贵公司做直播吗", "live"],
    ["你们做抖音吗", "services"],
    ["你好", "greeting"],
    ["Hello，在吗？", "greeting"],
    ["你好，怎么收费", "price"],
  ])("“%s” is answered", (text, key) => {
    expect(findAnswer(text)?.key).toBe(key);
  });

  test.each(["今天天气怎么样", "你好，今天天气怎么样", "怎么退款", "客户中心打不开", "团队有多少人", "？"])(
    "“%s”, for which nobody wrote an answer, gets none",
    (text) => {
      expect(findAnswer(text)).toBeNull();
    },
  );

  test("each common question finds its own answer", () => {
    expect(CHAT_ANSWERS.map(({ question }) => findAnswer(question)?.key)).toEqual(
      CHAT_ANSWERS.map(({ key }) => key),
    );
  });

  test("an address holds the last questions, so many and so long, and no empty one", () => {
    const search = new URLSearchParams();
    for (let index = 0; index < 20; index++) search.append("ask", `问${index}`);
    search.append("ask", "  ");
    const exchanges = conversationOf(search);
    expect(exchanges).toHaveLength(MOST_QUESTIONS);
    expect(exchanges.at(-1)?.question).toBe("问19");
  });

  test("with long questions it has room for one more below what a front door looks at", () => {
    const long = `${"长".repeat(LONGEST_QUESTION - 1)}🧸`;
    const asks = conversationOf(new URLSearchParams(Array.from({ length: 20 }, () => ["ask", long])));
    expect(asks).toHaveLength(3);
    expect(asks.at(-1)?.question).toHaveLength(LONGEST_QUESTION);
    const next = new URLSearchParams([...asks.map(({ ask }) => ["ask", ask]), ["ask", long]]);
    expect(`/chat?${next.toString()}#last`.length).toBeLessThan(8192);
    expect(chatAddress([...asks.map(({ ask }) => ask), long]).length).toBeLessThan(8192);
  });
});

describe("the chat page", () => {
  test("greets, offers the common questions and is kept by nobody", async () => {
    const { ask } = await setUp();
    const response = await ask("/chat");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = await response.text();
    for (const { question } of CHAT_ANSWERS) expect(page).toContain(question);
  });

  test("tells the page around its frame, of its own origin, that it is there", async () => {
    const { ask } = await setUp();
    const script = /<script>([^]*)<\/script>/.exec(await (await ask("/chat")).text())?.[1] ?? "";
    const heard: unknown[] = [];
    const parent = { postMessage: (...message: unknown[]) => heard.push(message) };
    runInNewContext(script, { parent, window: {}, addEventListener: () => undefined });
    expect(heard).toEqual([[CHAT_READY, "/"]]);
  });

  test("tells of an Escape that it has no use for itself, and of no other key", async () => {
    const { ask } = await setUp();
    const script = /<script>([^]*)<\/script>/.exec(await (await ask("/chat")).text())?.[1] ?? "";
    const heard: unknown[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const parent = { postMessage: (...message: unknown[]) => heard.push(message) };
    const addEventListener = listeners.set.bind(listeners);
    runInNewContext(script, { parent, window: {}, addEventListener });
    heard.length = 0;
    for (const event of [{ key: "Enter" }, { isComposing: true }, { defaultPrevented: true }, {}])
      listeners.get("keydown")?.({ key: "Escape", ...event });
    expect(heard).toEqual([[CHAT_CLOSE, "/"]]);
  });

  test("answers from its address alone, and shows what was typed as text", async () => {
    const { ask } = await setUp();
    const typed = "<img src=x onerror=alert(1)>";
    const page = await (await ask(`/chat?ask=price&ask=${encodeURIComponent(typed)}`)).text();
    expect(page).toContain("服务费和投放费分开报");
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page).not.toContain("<img");
    expect(page).toContain("这个问题我答不准");
  });

  test("names the hotline of the settings, and no other", async () => {
    const { ask } = await setUp({
      settings: { contact: { ...contact, zh: { ...contact.zh, phone: "010-1234" } } },
    });
    const page = await (await ask("/chat?ask=contact&ask=?")).text();
    for (const text of ["热线 010-1234，", 'href="tel:010-1234"', "直接拨 010-1234。"])
      expect(page).toContain(text);
    expect(page).not.toContain(contact.zh.phone);
  });

  test("stores a message through the API and comes back with its number", async () => {
    const { ask, api } = await setUp();
    const body = "phone=13800138000&needs=%E6%96%B0%E5%93%81&consent=on";
    const stored = await ask("/chat?ask=price", { method: "POST", headers: FORM, body });
    expect([stored.status, stored.headers.get("location")]).toEqual([
      303,
      "/chat?ask=price&sent=C1-TEST#last",
    ]);
    expect(api.calls.at(-1)).toMatchObject({ method: "POST", url: "/index/appeal.do" });
    expect(JSON.parse(api.calls.at(-1)?.body ?? "")).toEqual({
      kind: "chat",
      consent: true,
      phone: "13800138000",
      needs: "新品",
    });
    expect(await (await ask("/chat?ask=price&sent=C1-TEST")).text()).toContain("编号 C1-TEST");
    const later = await (await ask("/chat?ask=price&sent=C1-TEST&ask=live")).text();
    expect(later).toMatch(/多少[^]*编号 C1-TEST[^]*代播/);
    expect(later).toContain("/chat?ask=price&amp;sent=C1-TEST&amp;ask=live&amp;ask=cases#last");
    expect(later).toMatch(/value="price"\/><input[^>]*value="C1-TEST"\/><input[^>]*value="live"/);
    expect(await (await ask("/chat?sent=%3Cb%3E")).text()).not.toContain("编号");
  });

  test("asks for a phone no longer once a message was left", async () => {
    const { ask } = await setUp();
    const page = await (await ask("/chat?ask=%3F&sent=C1-TEST&ask=%3F")).text();
    const [before, after] = page.split("编号 C1-TEST");
    expect(before).toContain("留下电话");
    expect(after).toContain("等顾问回电时，您一并问就好");
    expect(after).not.toContain("留下电话");
  });

  test.each(["phone", "needs"] as const)("takes no longer %s than is stored", async (name) => {
    const { ask } = await setUp();
    const field = new RegExp(`<(?=[^>]* name="${name}")[^>]* maxLength="${LEAD_LIMITS[name]}"`);
    expect(await (await ask("/chat")).text()).toMatch(field);
  });

  test("gives the input back with what is wrong", async () => {
    const { ask } = await setUp();
    const refused = await ask("/chat", { method: "POST", headers: FORM, body: "phone=12&needs=%22a%22" });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("请填写正确的电话");
    expect(page).toContain("&quot;a&quot;");
  });

  test("keeps the input while the API is down or talks nonsense", async () => {
    const { ask, api } = await setUp();
    const post = () => ask("/chat", { method: "POST", headers: FORM, body: "phone=13800138000&needs=kept" });
    api.mode = "nonsense";
    const nonsense = await post();
    expect([nonsense.status, (await nonsense.text()).includes("刚才没有发出去")]).toEqual([503, true]);
    await api.stop();
    const down = await post();
    const page = await down.text();
    expect([down.status, page.includes("刚才没有发出去"), page.includes("kept")]).toEqual([503, true, true]);
  });

  test("takes no form that cannot be read", async () => {
    const { ask } = await setUp();
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await ask("/chat", { method: "POST", headers, body: "phone=1" })).status).toBe(400);
  });
});
