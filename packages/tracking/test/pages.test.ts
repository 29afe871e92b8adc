import { describe, expect, it } from "vitest";
import type { EventInput } from "../src/index.ts";
import { createPageViews } from "../src/index.ts";

function reported(addresses: readonly string[]): string[] {
  const events: EventInput[] = [];
  const view = createPageViews({ track: (event) => events.push(event) });
  for (const address of addresses) {
    const { pathname, search } = new URL(address, "https://www.example.com");
    view({ pathname, search }, pathname === "/404" ? undefined : { objectId: 600034, bizId: pathname });
  }
  expect(events.every(({ eventId, objectId }) => eventId === "page view" && objectId === 600034)).toBe(true);
  return events.map(({ bizId = "" }) => bizId);
}

describe("createPageViews", () => {
  it("reports a page when its path, code or keyword changes", () => {
    expect(
      reported([
        "/a",
        "/b",
        "/b?code=1",
        "/b?code=2",
        "/b?code=2&keyword=x",
        "/b?keyword=x",
        "/b?keyword=y",
        "/a",
      ]),
    ).toHaveLength(8);
  });

  it("reports none for a filter, a hash, an empty search, or the same address once more", () => {
    expect(
      reported([
        "/a",
        "/a",
        "/a#offices",
        "/a?type=live",
        "/a?type=live&page=2",
        "/a?utm_source=x",
        "/a?",
        "/a?keyword=+",
      ]),
    ).toEqual(["/a"]);
  });

  it("does not take one key's value for another's", () => {
    expect(reported(["/a?code=x", "/a?keyword=x", "/a?code=x&keyword=y", "/a?code=x"])).toHaveLength(4);
  });

  it("reports none for a page that has no plan, and the next one after it", () => {
    expect(reported(["/a", "/404", "/a"])).toEqual(["/a", "/a"]);
  });

  it("tells the texts of a route apart by their code where its plan leaves that open", () => {
    const events: EventInput[] = [];
    const view = createPageViews({ track: (event) => events.push(event) });
    for (const search of ["?code=a", "?code=b", "", "?keyword=x"])
      view({ pathname: "/article", search }, { objectId: 600034, bizId: null });
    view({ pathname: "/", search: "?code=a" }, { objectId: 600001 });
    expect(events.map(({ bizId }) => bizId)).toEqual(["a", "b", "", "", ""]);
  });
});
