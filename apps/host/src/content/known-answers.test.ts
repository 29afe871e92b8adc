import { describe, expect, test } from "vitest";
import { createKnownAnswers } from "./known-answers.ts";

const BOUNDS = { maxBytes: 1000, maxEntries: 10 };

function setUp(answer: () => Response = () => Response.json({ code: 200, data: "first" })) {
  const asked: string[] = [];
  const api = { answer, isFollowed: true };
  const answers = createKnownAnswers({
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      await Promise.resolve();
      return api.answer();
    },
    isFollowed: () => api.isFollowed,
    bounds: BOUNDS,
  });
  const get = async (path: string, lang = "1"): Promise<unknown> =>
    (await answers.fetch(`http://api.test${path}`, { headers: { Lang: lang } })).json();
  return { answers, api, asked, get };
}

describe("known answers", () => {
  test("are asked for once a language, however many ask at the same time", async () => {
    const { asked, get } = setUp();
    const all = await Promise.all([get("/a"), get("/a"), get("/a", "2"), get("/b")]);
    expect(all).toEqual(Array.from({ length: 4 }, () => ({ code: 200, data: "first" })));
    await get("/a");
    expect(asked).toHaveLength(3);
  });

  test("are forgotten when there is other content, also those under way", async () => {
    const { answers, api, asked, get } = setUp();
    const late = get("/a");
    answers.expire();
    api.answer = () => Response.json({ code: 200, data: "second" });
    expect(await get("/a")).toEqual({ code: 200, data: "second" });
    await late;
    expect(await get("/a")).toEqual({ code: 200, data: "second" });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ["an error", () => Response.json({ code: 500 }, { status: 500 })],
    ["a code of its own", () => Response.json({ code: 404, data: null })],
    ["too much", () => Response.json({ code: 200, data: "x".repeat(2000) })],
  ])("do not hold %s", async (_title, answer) => {
    const { asked, get } = setUp(answer);
    await get("/a");
    await get("/a");
    expect(asked).toHaveLength(2);
  });

  test("are none while nobody would tell of other content", async () => {
    const { api, asked, get } = setUp();
    api.isFollowed = false;
    await get("/a");
    await get("/a");
    expect(asked).toHaveLength(2);
  });

  test("a failure is told to all that wait, and the next one asks again", async () => {
    const { api, asked, get } = setUp(() => {
      throw new Error("away");
    });
    const failed = await Promise.allSettled([get("/a"), get("/a")]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    api.answer = () => Response.json({ code: 200 });
    expect(await get("/a")).toEqual({ code: 200 });
    expect(asked).toHaveLength(2);
  });

  test("what is sent passes, each time", async () => {
    const { answers, asked } = setUp();
    for (const lead of ["a", "b"]) await answers.fetch(`http://api.test/${lead}`, { method: "POST" });
    await answers.fetch("http://api.test/a", { method: "POST" });
    expect(asked).toHaveLength(3);
  });
});
