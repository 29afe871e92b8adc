import { describe, expect, it } from "vitest";
import { leadSourceOf } from "../src/forms/lead-source.ts";
import { formValues, leadOf, sentReference } from "../src/index.ts";

function form(entries: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe("lead form", () => {
  it("reads the known fields and nothing else", () => {
    const values = formValues(
      form([
        ["name", "林女士"],
        ["services", "live-commerce"],
        ["services", "media-buying"],
        ["consent", "1"],
        ["kind", "chat"],
        ["company", new Blob(["a file"])],
        ["services", new Blob(["a file"])],
        ["__proto__", "x"],
      ]),
    );
    expect(values).toEqual({ name: "林女士", services: ["live-commerce", "media-buying"], consent: "on" });
  });

  it.each([
    [["440000", ""], "440000"],
    [["440000", "440300"], "440300"],
    [["", ""], ""],
  ])("takes the last level of an area that is filled: %j is %j", (levels, areaCode) => {
    expect(formValues(form(levels.map((level) => ["areaCode", level])))).toEqual({ areaCode, services: [] });
  });

  it("counts the end of a line once, as the browser has", () => {
    expect(formValues(form([["needs", "one\r\n\r\ntwo"]]))).toMatchObject({ needs: "one\n\ntwo" });
  });

  it("makes a lead without the fields left empty", () => {
    expect(leadOf("appeal", { name: "A", company: "", services: [], consent: "on" })).toEqual({
      kind: "appeal",
      name: "A",
      consent: true,
    });
  });

  it("does not count a box that was not ticked as consent", () => {
    expect(leadOf("appeal", formValues(form([["name", "A"]])))).toMatchObject({ consent: false });
  });

  it.each([
    ["source=whatsapp&utm_source=x", "x"],
    ["utm_source=google_ads:brand|(exact)", "google_ads:brand|(exact)"],
    ["source=google/cpc", "google/cpc"],
    ["source=yahoo+jp", "yahoo jp"],
    ["source=ヤフー広告", "ヤフー広告"],
    ["type=nav&utm_source=朋友圈", "朋友圈"],
    [`source=${"x".repeat(120)}`, "x".repeat(120)],
    [`source=${"x".repeat(121)}`, ""],
    ["source=<script>", ""],
    ["source=whatsapp&utm_source=<script>", "whatsapp"],
    ["utm_source==cmd|a", ""],
    ["", ""],
  ])("finds the channel of %s to be %j", (query, source) => {
    expect(leadSourceOf(new URLSearchParams(query))).toBe(source);
  });

  it.each([
    ["WD-2026-AB12", "WD-2026-AB12"],
    ["<script>", null],
    ["call 1-900-SCAM now", null],
    ["WD-2026-AB12 now", null],
    [["WD-2026-AB12"], null],
    ["", null],
    [undefined, null],
  ])("shows %s of an address as reference %s", (sent, reference) => {
    expect(sentReference(sent === undefined ? {} : { sent })).toBe(reference);
  });
});
