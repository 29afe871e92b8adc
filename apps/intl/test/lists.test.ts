import { describe, expect, it } from "vitest";
import { sourceTypeOf } from "../src/forms/sourceTypeOf.ts";
import { formOfPage } from "../src/forms/form-kinds.ts";

describe("where a lead comes from", () => {
  it("is what the address says in the shape of our own links", () => {
    expect(sourceTypeOf(new URLSearchParams("sourceType=1&utm=x"))).toBe("1");
    expect(sourceTypeOf(new URLSearchParams("sourceType="))).toBe("");
    expect(sourceTypeOf(new URLSearchParams("sourceType=%3Cscript%3E"))).toBe("");
    expect(sourceTypeOf(new URLSearchParams({ sourceType: "x".repeat(41) }))).toBe("");
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
