import { and, asc, eq } from "drizzle-orm";
import type { Banner, BannerPlace, Page, PageQuery } from "@wesdom/api-client/contract";
import type { CallInput } from "../http/call-input.ts";
import { readPaging } from "./paging.ts";
import { banners } from "./tables.ts";

/** Heroes of a place, in their order. */
export function readBanners(
  place: BannerPlace,
): (input: CallInput<PageQuery, unknown>) => Promise<Page<Banner>> {
  return async ({ db, lang, query }) => {
    const { offset, ...paging } = readPaging(query);
    const where = and(eq(banners.lang, lang), eq(banners.place, place));
    const rows = await db
      .select({ data: banners.data })
      .from(banners)
      .where(where)
      .orderBy(asc(banners.position), asc(banners.code))
      .limit(paging.pageSize)
      .offset(offset);
    return { list: rows.map((row) => row.data), total: await db.$count(banners, where), ...paging };
  };
}
