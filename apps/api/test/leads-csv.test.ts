import { LeadBodySchema } from "@wesdom/api-client/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainJson } from "../src/text/plainText.ts";
import { UNKEPT, type LeadRecord } from "../src/leads/lead-record.ts";
import { leadsCsv } from "../src/leads/leadsCsv.ts";

const RECORD: LeadRecord = {
  reference: "W261121-ABCDEFGH",
  createdAt: "2026-11-21T00:00:00Z",
  lang: 2,
  kind: "contact",
  name: "Ada",
};
const SEPARATORS = [",", ";", "\t", "|", "\n"] as const;

/** Signs with which a spreadsheet begins a formula, in both widths. */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** Texts made of what an attacker would use. */
const attack = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SEPARATORS, "\r", '"', "'", " ", "\u00A0", "\u3000", "\u200B", "\uFEFF"),
      fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠"),
      fc.constantFrom("cmd|'/C calc'!A0", "x", "1+1", "维"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** Fields as a program reads them that takes another separator; a quote counts at the start of a field, or never. */
function fieldsOf(csv: string, separator: string, quotes: boolean): string[] {
  const fields = [""];
  let quoted = false;
  let atStart = true;
  const text = csv.replace(/^\uFEFF/, "");
  for (let index = 0; index < text.length; index += 1) {
    const [letter, last] = [text.charAt(index), fields.length - 1];
    if (quoted && letter === '"' && text.charAt(index + 1) === '"') {
      fields[last] += letter;
      index += 1;
    } else if (quotes && letter === '"' && (atStart || quoted)) {
      quoted = !quoted;
      atStart = false;
    } else if (!quoted && (letter === separator || letter === "\n" || letter === "\r")) {
      fields.push("");
      atStart = true;
    } else {
      fields[last] += letter;
      atStart = false;
    }
  }
  return fields;
}

describe("leads as CSV", () => {
  test("quotes, commas and line ends stay inside their cell, a formula gets its apostrophe", () => {
    const csv = leadsCsv([{ ...RECORD, needs: 'a "b", c\nd', services: ["x", "y"], budget: "  =1" }]);
    expect(csv).toContain(`"x; y","a ""b"", c\nd","'  =1",`);
    expect(csv.startsWith("\uFEFFreference,createdAt")).toBe(true);
  });

  test("each field of a lead that is kept has its column", () => {
    const sent = Object.keys(LeadBodySchema.entries).filter(
      (field) => !UNKEPT.some((name) => name === field),
    );
    const columns = new Set(fieldsOf(leadsCsv([]).trimEnd(), ",", true));
    expect(columns).toEqual(
      new Set(["reference", "createdAt", "day", "lang", "phoneVerified", "area", ...sent]),
    );
  });

  test("a phone keeps its zeros and all its digits, and the day stands beside the instant", () => {
    const row = (phone: string) => leadsCsv([{ ...RECORD, phone }]).split("\r\n")[1];
    expect(row("13800138000")).toContain("2026-11-21T00:00:00Z,2026-11-21,2,contact,Ada,13800138000,");
    expect(row("09012345678")).toContain(`,Ada,"'09012345678",`);
    expect(row("819012345678")).toContain(`,Ada,"'819012345678",`);
    expect(row("03-1234-5678")).toContain(",Ada,03-1234-5678,");
  });

  test.each(["x;=cmd|'/C calc'!A0;y", "x|=1+1", "x\t@SUM(1)", "x\n-1+1", 'x;"=1+1"', "x,＝1+1", "x; +1"])(
    "%j is no formula however it is split",
    (needs) => {
      for (const separator of SEPARATORS) {
        for (const quotes of [true, false]) {
          const fields = fieldsOf(leadsCsv([{ ...RECORD, needs }]), separator, quotes);
          expect(fields.filter((field) => FORMULA.test(field.replaceAll('"', "").trim()))).toEqual([]);
        }
      }
    },
  );

  test("no text becomes a formula, by whichever separator it is read", () => {
    fc.assert(
      fc.property(attack, attack, fc.array(attack, { maxLength: 3 }), (name, needs, services) => {
        const csv = leadsCsv([{ ...RECORD, name, needs, services }]);
        for (const separator of SEPARATORS) {
          for (const quotes of [true, false]) {
            for (const field of fieldsOf(csv, separator, quotes)) {
              expect(FORMULA.test(field.replace(/^[\s"\p{Cf}]+/u, ""))).toBe(false);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test("a reader of CSV finds as many cells as there are columns", () => {
    fc.assert(
      fc.property(attack, (needs) => {
        const csv = leadsCsv([{ ...RECORD, needs, services: ["a"] }]).trimEnd();
        const [head = ""] = csv.split("\r\n");
        const cells = fieldsOf(csv.slice(head.length + 2).trimEnd(), ",", true);
        expect(cells).toHaveLength(head.split(",").length);
      }),
    );
  });

  test("nothing that a terminal obeys is left, in CSV nor in JSON", () => {
    fc.assert(
      fc.property(attack, fc.string({ unit: "binary" }), (name, needs) => {
        const record = { ...RECORD, name, needs };
        for (const text of [leadsCsv([record]).replaceAll("\r\n", ""), plainJson([record])]) {
          expect(text.slice(1)).not.toMatch(/[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u);
        }
        expect(JSON.parse(plainJson([record]))).toEqual([record]);
      }),
    );
  });

  test("such characters are seen as what they are; emoji and other writing stay", () => {
    const csv = leadsCsv([{ ...RECORD, name: "a\u009B31m\u202Eb\u0007", needs: "👨‍👩‍👧 維思敦\r\nمرحبا" }]);
    expect(csv).toContain(String.raw`a\u{9b}31m\u{202e}b\u{7}`);
    expect(csv).toContain("👨‍👩‍👧 維思敦\nمرحبا");
  });
});
