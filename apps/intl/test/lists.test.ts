import { describe, expect, it } from "vitest";
import { leadSourceOf } from "../src/forms/lead-source.ts";
import { formOfPage } from "../src/forms/form-kinds.ts";
import { loadGrownList, nextPage, pageOfAddress } from "../src/lists/load-grown-list.ts";
import { FIXED_PAGES, ownsPath, PREPARED_KEYS } from "../src/pages.ts";
import { figureParts } from "../src/pages/shared/figureParts.ts";

const ITEMS = Array.from({ length: 120 }, (_, index) => index);

describe("a list that grows by its address", () => {
  it.each([
    [undefined, 1],
    ["", 1],
    ["0", 1],
    ["3", 3],
    ["03", 1],
    ["100", 1],
    ["-1", 1],
    ["2e1", 1],
  ])("page %s is page %s", (value, page) => {
    expect(pageOfAddress(value)).toBe(page);
  });

  it("shows everything up to its page, with as few calls as the API's page size allows", async () => {
    for (const [count, calls] of [
      [6, 1],
      [48, 1],
      [54, 2],
      [120, 3],
    ] as const) {
      const asked: number[] = [];
      const { list } = await loadGrownList(count, 6, async ({ pageNum, pageSize }) => {
        asked.push(pageSize);
        expect(pageSize).toBeLessThanOrEqual(50);
        const from = (pageNum - 1) * pageSize;
        return { list: ITEMS.slice(from, from + pageSize), total: ITEMS.length, pageNum, pageSize };
      });
      expect(list).toEqual({ items: ITEMS.slice(0, count), total: 120 });
      expect(asked).toHaveLength(calls);
    }
  });

  it("ends with its last item", () => {
    expect(nextPage(1, 6, 18)).toBe(2);
    expect(nextPage(3, 18, 18)).toBeNull();
    expect(nextPage(99, 594, 1000)).toBeNull();
  });
});

describe("where a lead comes from", () => {
  it("is what the address says in the shape of our own links", () => {
    expect(leadSourceOf(new URLSearchParams("sourceType=1"))).toEqual({ sourceType: "1" });
    expect(leadSourceOf(new URLSearchParams("source=linkedin&utm=x"))).toEqual({ source: "linkedin" });
    expect(leadSourceOf(new URLSearchParams("source=%3Cscript%3E&sourceType="))).toEqual({});
    expect(leadSourceOf(new URLSearchParams({ source: "x".repeat(41) }))).toEqual({});
  });
});

describe("forms", () => {
  it.each([
    ["/m/en-us", "appeal"],
    ["/m/jp/home", "appeal"],
    ["/m/en-us/contact-us", "contact"],
    ["/m/jp/marketing-consultant", "consultant"],
    ["/m/jp/about", undefined],
    ["/m/jp/unknown", undefined],
  ])("a post to %s is of kind %s", (path, kind) => {
    expect(formOfPage(path)?.kind).toBe(kind);
  });
});

describe("figures", () => {
  it("keeps a ratio whole and parts a sign or unit", () => {
    expect(figureParts("1:5.8")).toEqual({ value: "1:5.8" });
    expect(figureParts("+312%")).toEqual({ value: "+312", suffix: "%" });
  });
});

describe("pages that are being prepared", () => {
  it("are served, but in no sitemap", () => {
    for (const key of PREPARED_KEYS) {
      for (const index of ["/m/en-us", "/m/jp"]) {
        const path = `${index}/services/${key}`;
        expect(ownsPath(path)).toBe(true);
        expect(FIXED_PAGES.find((page) => page.path === path)?.indexed).toBe(false);
      }
    }
  });
});
