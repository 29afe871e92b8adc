import { isNotFound } from "@tanstack/react-router";
import { ApiError, type Page, type PageQuery } from "@wesdom/api-client";
import { describe, expect, it } from "vitest";
import { loadGrownList } from "./load-grown-list.ts";

/** An API with a list of so many numbers, and the calls it got. */
function numbers(total: number) {
  const calls: Required<PageQuery>[] = [];
  const read = (query: Required<PageQuery>): Promise<Page<number>> => {
    calls.push(query);
    const { pageNum, pageSize } = query;
    const all = Array.from({ length: total }, (_, at) => at);
    const list = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return Promise.resolve({ list, total, pageNum, pageSize });
  };
  return { calls, read };
}

const refused = (promise: Promise<unknown>): Promise<boolean> => promise.then(() => false, isNotFound);

describe("loadGrownList", () => {
  it("asks once for as much as a call answers", async () => {
    const { calls, read } = numbers(100);
    const { list } = await loadGrownList(3, 6, read);
    expect(list).toEqual({ items: Array.from({ length: 18 }, (_, at) => at), total: 100, pages: 17 });
    expect(calls).toEqual([{ pageNum: 1, pageSize: 18 }]);
  });

  it("asks for the rest side by side, in whole pages", async () => {
    const { calls, read } = numbers(100);
    const { list } = await loadGrownList(16, 6, read);
    expect(list.items).toEqual(Array.from({ length: 96 }, (_, at) => at));
    expect(calls).toEqual([
      { pageNum: 1, pageSize: 48 },
      { pageNum: 2, pageSize: 48 },
    ]);
  });

  it("asks for nothing that there is not, and refuses a page behind the last", async () => {
    const { calls, read } = numbers(13);
    expect(await refused(loadGrownList(9_999, 6, read))).toBe(true);
    expect(calls).toHaveLength(1);
    expect((await loadGrownList(3, 6, read)).list.items).toHaveLength(13);
  });

  it("shows an empty list on its first page", async () => {
    const { list } = await loadGrownList(1, 6, numbers(0).read);
    expect(list).toEqual({ items: [], total: 0, pages: 1 });
  });

  it.each([
    [400, true],
    [404, true],
    [500, false],
  ])("a call answered with %i is a page that is not there: %s", async (status, isMissing) => {
    const error = new ApiError("no", { request: "GET /list", response: new Response(null, { status }) });
    expect(await refused(loadGrownList(1, 6, () => Promise.reject(error)))).toBe(isMissing);
  });
});
