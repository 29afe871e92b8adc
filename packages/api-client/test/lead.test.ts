import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { contracts } from "../src/contract/index.ts";
import { LEAD_LIMITS, leadProblems, requiredLeadFields } from "../src/index.ts";
import { LEAD_KINDS } from "../src/lead/lead.ts";

describe("what a lead needs", () => {
  test("Chinese: name and a mainland phone", () => {
    expect(leadProblems({ kind: "appeal" }, "zh")).toEqual({
      name: "请填写姓名",
      phone: "请填写正确的电话",
      consent: "请先阅读并同意隐私政策",
    });
    const lead = { kind: "appeal", consent: true, name: "王敏", phone: " 13800138000 " } as const;
    expect(leadProblems(lead, "zh")).toEqual({});
    expect(leadProblems({ ...lead, phone: "+86 138-0013-8000" }, "zh")).toEqual({});
    expect(leadProblems({ ...lead, phone: "12800138000" }, "zh")).toEqual({ phone: "请填写正确的电话" });
  });

  test("English and Japanese: name and e-mail, a phone of any country", () => {
    const lead = { kind: "consultant", consent: true, name: "Ada", email: "ada@example.com" } as const;
    expect(leadProblems(lead, "en")).toEqual({});
    expect(leadProblems({ ...lead, phone: "+81 (0)3-1234-5678" }, "ja")).toEqual({});
    expect(leadProblems({ ...lead, phone: "０３（１２３４）５６７８" }, "ja")).toEqual({});
    expect(leadProblems({ ...lead, phone: "call me" }, "en")).toEqual({
      phone: "Please enter a valid phone number",
    });
    expect(leadProblems({ kind: "consultant", consent: true }, "ja")).toEqual({
      name: "お名前をご入力ください",
      email: "正しいメールアドレスをご入力ください",
    });
  });

  test("a reservation in Chinese asks for the area", () => {
    expect(
      leadProblems({ kind: "reservation", consent: true, name: "王", phone: "13800138000" }, "zh"),
    ).toEqual({
      areaCode: "请选择地区",
    });
  });

  test("an optional field that is filled must be right too", () => {
    const lead = { kind: "appeal", consent: true, name: "王", phone: "13800138000" } as const;
    expect(leadProblems({ ...lead, email: "nobody" }, "zh")).toEqual({ email: "请填写正确的邮箱" });
    expect(leadProblems({ ...lead, email: "  ", areaCode: "" }, "zh")).toEqual({});
  });

  test.each([false, "true", "on", 1, null])("consent %j is no consent", (consent) => {
    const lead = { kind: "appeal", name: "王", phone: "13800138000", consent } as const;
    expect(leadProblems(lead, "zh")).toEqual({ consent: "请先阅读并同意隐私政策" });
  });

  test("every kind asks for something in every language", () => {
    for (const kind of LEAD_KINDS) {
      for (const language of ["zh", "en", "ja"] as const) {
        expect(requiredLeadFields(kind, language).length).toBeGreaterThan(0);
      }
    }
  });
});

describe("shape", () => {
  const { body } = contracts.appeal;
  const lead = { kind: "appeal", consent: true };

  test("unknown fields are dropped, texts trimmed", () => {
    expect(safeParse(body, { ...lead, name: " 王 ", admin: true }).output).toEqual({ ...lead, name: "王" });
  });

  test.each(Object.keys(LEAD_LIMITS).filter((field) => field !== "services"))(
    "%s has a longest length",
    (field) => {
      const limit = LEAD_LIMITS[field as keyof typeof LEAD_LIMITS];
      expect(safeParse(body, { ...lead, [field]: "1".repeat(limit) }).success).toBe(true);
      expect(safeParse(body, { ...lead, [field]: "1".repeat(limit + 1) }).success).toBe(false);
    },
  );

  test("no word about consent, an unknown kind, and lists that are too long are refused", () => {
    expect(safeParse(body, { kind: "appeal" }).success).toBe(false);
    expect(safeParse(body, { ...lead, kind: "spam" }).success).toBe(false);
    expect(safeParse(body, { ...lead, services: Array(9).fill("a") }).success).toBe(false);
    expect(safeParse(body, null).success).toBe(false);
  });
});
