import { describe, expect, it } from "vitest";
import { requireFacet } from "./require-facet.ts";
import { listPage, pageCount, pageKey, withinList } from "./list-page.ts";

const isNotFound = expect.objectContaining({ isNotFound: true });

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe("pages of a list", () => {
  it("starts with the first page when the address names none", () => {
    expect(listPage(undefined)).toBe(1);
    expect(listPage("12")).toBe(12);
    expect(pageKey(1)).toBeUndefined();
    expect(pageKey(2)).toBe(2);
  });

  it.each(["", "0", "-1", "1.5", "2e3", "01", "123456", "２", " 2"])("has no page %j", (page) => {
    expect(thrownBy(() => listPage(page))).toEqual(isNotFound);
  });

  it("ends with the last page, and an empty list has one", () => {
    expect(pageCount({ total: 0, pageSize: 10 })).toBe(1);
    expect(pageCount({ total: 21, pageSize: 10 })).toBe(3);
    const last = { total: 21, pageNum: 3, pageSize: 10 };
    expect(withinList(last)).toBe(last);
    expect(thrownBy(() => withinList({ ...last, pageNum: 4 }))).toEqual(isNotFound);
  });
});

describe("a filter of the address", () => {
  it("is one that the list has, or none", () => {
    const facets = [{ id: "beauty" }, { id: "food" }];
    requireFacet(facets, "beauty");
    requireFacet(facets, undefined);
    expect(thrownBy(() => requireFacet(facets, "nope"))).toEqual(isNotFound);
    expect(thrownBy(() => requireFacet(facets, ""))).toEqual(isNotFound);
  });
});
