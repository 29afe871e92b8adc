import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { contracts } from "../src/contract/index.ts";
import { LEAD_LIMITS, leadProblems, requiredLeadFields, type LanguageKey } from "../src/index.ts";
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
    for (const phone of ["+1 212 555 0100 ext. 12", "03-1234-5678 内線12", "090・1234・5678", "03ｰ1234ｰ5678"])
      expect([phone, leadProblems({ ...lead, phone }, "ja")]).toEqual([phone, {}]);
    for (const phone of ["call me", "+12345", "x123456", "123456x"])
      expect(leadProblems({ ...lead, phone }, "en")).toHaveProperty(
        "phone",
        "Please enter a valid phone number",
      );
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

  test.each([
    ["email", "请填写正确的邮箱", ["nobody"], ["  ", "a@b.cn"]],
    ["areaCode", "请选择地区", ["44000", "44000a"], ["", "440000"]],
    ["code", "请填写短信里的 6 位验证码", ["12345", "1234567", "x123456"], ["", "012345"]],
  ])("an optional %s that is filled must be right too", (field, problem, wrong, right) => {
    const lead = { kind: "appeal", consent: true, name: "王", phone: "13800138000" } as const;
    const problemsOf = (value: string) => leadProblems({ ...lead, [field]: value }, "zh");
    expect(wrong.map(problemsOf)).toEqual(wrong.map(() => ({ [field]: problem })));
    expect(right.map(problemsOf)).toEqual(right.map(() => ({})));
  });

  test.each([false, "true", "on", 1, null])("consent %j is no consent", (consent) => {
    const lead = { kind: "appeal", name: "王", phone: "13800138000", consent } as const;
    expect(leadProblems(lead, "zh")).toEqual({ consent: "请先阅读并同意隐私政策" });
  });

  test("each kind asks for fields of its own, elsewhere for an e-mail in place of a phone", () => {
    const fields = (language: LanguageKey): object =>
      Object.fromEntries(LEAD_KINDS.map((kind) => [kind, requiredLeadFields(kind, language).join(" ")]));
    expect(fields("zh")).toEqual({
      appeal: "name phone",
      reservation: "name phone areaCode",
      consultant: "name phone",
      contact: "name phone",
      chat: "phone needs",
    });
    expect(fields("en")).toEqual({
      appeal: "name email",
      reservation: "name email",
      consultant: "name email",
      contact: "name email needs",
      chat: "email needs",
    });
    expect(fields("ja")).toEqual(fields("en"));
  });

  test("a field is as long as it may be, spaces around it aside", () => {
    const lead = { kind: "appeal", consent: true, phone: "13800138000" } as const;
    const longest = "王".repeat(LEAD_LIMITS.name);
    expect(leadProblems({ ...lead, name: ` ${longest} ` }, "zh")).toEqual({});
    expect(leadProblems({ ...lead, name: `${longest}王` }, "zh")).toEqual({
      name: "内容过长，请精简后再提交",
    });
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

  test("who ticks every service is heard, however many the content comes to have", () => {
    expect(safeParse(body, { ...lead, services: Array(20).fill("a".repeat(80)) }).success).toBe(true);
  });

  test("no word about consent, an unknown kind, and lists that are too long are refused", () => {
    expect(safeParse(body, { kind: "appeal" }).success).toBe(false);
    expect(safeParse(body, { ...lead, kind: "spam" }).success).toBe(false);
    expect(safeParse(body, { ...lead, services: Array(41).fill("a") }).success).toBe(false);
    expect(safeParse(body, null).success).toBe(false);
  });
});
