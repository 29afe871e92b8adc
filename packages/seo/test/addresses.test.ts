import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPath, canonicalUrl } from "../src/head/canonical.ts";
import { buildPageHead } from "../src/index.ts";
import { DESKTOP_ORIGIN, HOME_ZH, ORIGIN } from "./support/pages.ts";

const ABSOLUTE_KEYS = new Set(["og:url", "og:image"]);

const hostilePath = fc.oneof(
  fc.webPath(),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom("/", "\\", "\t", "\n", ".", "m", "@", ":", "?", "#", "%"),
    maxLength: 12,
  }),
  fc.constantFrom(
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "javascript:alert(1)",
  ),
);

describe("addresses of a head", () => {
  it("are absolute and of the own origins, whatever the path and query", () => {
    fc.assert(
      fc.property(
        hostilePath,
        fc.dictionary(fc.string({ maxLength: 6 }), fc.string({ maxLength: 12 }), { maxKeys: 3 }),
        fc.constantFrom(undefined, DESKTOP_ORIGIN),
        (path, contentQuery, desktopOrigin) => {
          const head = buildPageHead({
            ...HOME_ZH,
            path,
            contentQuery,
            desktopOrigin,
            twins: {},
            image: { ...HOME_ZH.image, url: path.startsWith("http") ? "/" : path },
          });
          const canonical = head.link.find((link) => link["rel"] === "canonical")?.["href"] ?? "";
          expect(new URL(canonical).origin).toBe(desktopOrigin ?? ORIGIN);
          const alternates = head.link.filter((link) => link["rel"] === "alternate");
          for (const link of alternates) expect(new URL(link["href"] ?? "").origin).toBe(ORIGIN);
          for (const tag of head.meta.filter((meta) =>
            ABSOLUTE_KEYS.has(meta["property"] ?? meta["name"] ?? ""),
          )) {
            expect([ORIGIN, DESKTOP_ORIGIN]).toContain(new URL(tag["content"] ?? "").origin);
          }
        },
      ),
    );
  });

  it.each([
    ["m/brand//logo.png", `${ORIGIN}/m/brand//logo.png`],
    ["/\t/elsewhere.example/logo.png", `${ORIGIN}/elsewhere.example/logo.png`],
    ["/logo?of=http://a.example", `${ORIGIN}/logo?of=http://a.example`],
    ["http://cdn.example.com/logo.png", "http://cdn.example.com/logo.png"],
  ])("name for %j %s", (url, expected) => {
    const { meta } = buildPageHead({ ...HOME_ZH, image: { ...HOME_ZH.image, url } });
    expect(meta).toContainEqual({ property: "og:image", content: expected });
  });

  it("are stable: the canonical path of a canonical path is itself", () => {
    fc.assert(
      fc.property(hostilePath, (path) => {
        expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path));
      }),
    );
  });

  it("carry each content-selecting value unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (keyword) => {
        const url = canonicalUrl({ origin: ORIGIN, path: "/m/zh-cn/article", contentQuery: { keyword } });
        expect(new URL(url).searchParams.get("keyword")).toBe(keyword);
      }),
    );
  });
});
