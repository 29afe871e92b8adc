import { describe, expect, it } from "vitest";
import { leadSourceOf } from "../src/forms/lead-source.ts";
import { formOfPage } from "../src/forms/form-kinds.ts";

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
