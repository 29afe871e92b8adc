import { runs } from "@wesdom/vitest-config/sample";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ROUTE_TABLE, routeOfPath } from "../routes/route-table.ts";
import { resolveAddress } from "./resolve-address.ts";

/** The most redirects a visitor meets on the way to a page. */
const MAX_HOPS = 3;

const ORIGIN = "https://site.test";
const DESKTOP = "https://desktop.test";
const RUNS = runs(1_500, 100_000);

const segment = fc.oneof(
  fc.constantFrom(
    "m",
    "M",
    "zh-cn",
    "ZH-CN",
    "en-us",
    "jp",
    "Jp",
    "404",
    "home",
    "about",
    "article",
    "old",
    "",
    "/",
    "\\",
  ),
  fc.constantFrom(
    "common",
    "Reservation",
    "services",
    "media-buying",
    "%2F",
    "%5c",
    "..",
    ".",
    "%2e%2e",
    "_cn",
    "evil.test",
  ),
  fc.string({ maxLength: 6, unit: "grapheme" }),
);
const path = fc.oneof(
  fc.constantFrom("/", ...ROUTE_TABLE.map((route) => route.path)),
  fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`),
);
const query = fc.constantFrom(
  "",
  "?view=mobile",
  "?view=desktop",
  "?a=1&view=mobile",
  "?code=x",
  "?view=%6dobile",
);
const agent = fc.constantFrom(
  "",
  "iPhone",
  "Android",
  "Windows NT 10.0",
  "Googlebot/2.1",
  "Macintosh",
  "(PC; OpenHarmony",
);
const redirects = fc.dictionary(
  path,
  fc.oneof(path, fc.constantFrom("//evil.test", "javascript:x", "https://away.test/x")),
  { maxKeys: 5 },
);

/** Follows an address as a browser would, within the origin. */
function hopsFrom(
  start: URL,
  ask: (url: URL) => ReturnType<typeof resolveAddress>,
): { hops: number; end: string } {
  let url = start;
  for (let hops = 0; ; hops += 1) {
    const answer = ask(url);
    if (answer.kind !== "redirect") return { hops, end: answer.kind };
    url = new URL(answer.location, url);
    if (url.origin !== ORIGIN) return { hops: hops + 1, end: url.origin };
    if (hops > MAX_HOPS) return { hops, end: "too many" };
  }
}

test("no start address and agent loops or needs more than three hops, nor leaves for a host of its own choice", () => {
  fc.assert(
    fc.property(
      path,
      query,
      agent,
      fc.constantFrom("", DESKTOP, ORIGIN, "nonsense", "file:///x"),
      fc.boolean(),
      fc.boolean(),
      redirects,
      (start, search, userAgent, desktopOrigin, mobileView, sitesLoaded, own) => {
        fc.pre(URL.canParse(`${ORIGIN}${start}${search}`));
        const { hops, end } = hopsFrom(new URL(`${ORIGIN}${start}${search}`), (url) =>
          resolveAddress({
            url,
            userAgent,
            desktopOrigin,
            mobileView,
            knownPath: (known) => sitesLoaded && routeOfPath(known) !== undefined,
            redirects: own,
          }),
        );
        expect(hops).toBeLessThanOrEqual(MAX_HOPS);
        expect(["page", "desktop", DESKTOP, "https://away.test"]).toContain(end);
      },
    ),
    RUNS,
  );
});

test("the query of every redirect is the one that was asked for", () => {
  fc.assert(
    fc.property(
      path,
      fc.webQueryParameters(),
      agent,
      fc.constantFrom("", DESKTOP),
      (start, search, userAgent, desktopOrigin) => {
        fc.pre(URL.canParse(`${ORIGIN}${start}?${search}`));
        const url = new URL(`${ORIGIN}${start}?${search}`);
        const answer = resolveAddress({
          url,
          userAgent,
          desktopOrigin,
          mobileView: false,
          knownPath: (known) => routeOfPath(known) !== undefined,
        });
        const ends = answer.kind === "redirect" ? new URL(answer.location, url) : url;
        expect(ends.search).toBe(url.search);
      },
    ),
    RUNS,
  );
});
