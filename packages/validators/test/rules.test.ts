import * as fc from "fast-check";
import { assert } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isEmail,
  isFilled,
  isMainlandPhone,
  isPasswordA,
  isPasswordB,
  isUrl,
  mainlandPhone,
  plainEmail,
  plainPhone,
} from "../src/index.ts";
import { URL_MAX_LENGTH } from "../src/url.ts";

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const letter = fc.constantFrom(...Array.from("abcxyzABCXYZ"));
const latin = fc.oneof(letter, digit);
const whitespace = fc.constantFrom(" ", "\t", "\n", "\u00A0", "\u3000", "\u2028");
const han = fc.constantFrom(...Array.from("中文密码龥鿕㐀𠀀々"));

function insertAt(text: string, part: string, at: number): string {
  const characters = [...text];
  characters.splice(at % (characters.length + 1), 0, part);
  return characters.join("");
}

describe("mainland phone", () => {
  const phone = fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.array(digit, { minLength: 9, maxLength: 9 }))
    .map(([second, rest]) => `1${second}${rest.join("")}`);

  test("every 1, 3 to 9 and nine digits is one, whitespace around it does not count @R5.1 @R9.1", () => {
    assert(fc.property(phone, whitespace, (number, space) => isMainlandPhone(`${space}${number}${space}`)));
  });
  test("one digit more or less is none @R5.1 @R9.1", () => {
    assert(fc.property(phone, digit, (number, more) => !isMainlandPhone(number + more)));
    assert(
      fc.property(
        phone,
        (number) => !isMainlandPhone(number.slice(1)) && !isMainlandPhone(number.slice(0, -1)),
      ),
    );
  });
  test("another second digit is none @R5.1", () => {
    assert(
      fc.property(phone, fc.constantFrom("0", "1", "2"), (number, second) => {
        expect(isMainlandPhone(`1${second}${number.slice(2)}`)).toBe(false);
      }),
    );
  });
  test("what people and phones write between the digits does not count", () => {
    assert(
      fc.property(
        phone,
        fc.constantFrom("", "+86", "+86 ", "0086", "86", "＋８６", "(+86)"),
        fc.array(fc.constantFrom(" ", "-", ".", "\u2011", "－", "\u3000", "\u202D"), { maxLength: 4 }),
        fc.integer({ min: 0, max: 11 }),
        (number, country, between, at) => {
          const typed =
            country + between.reduce((text, part, index) => insertAt(text, part, at + index), number);
          expect(mainlandPhone(typed)).toBe(number);
        },
      ),
    );
  });
  test("any other character inside is none", () => {
    const other = fc.string({ minLength: 1, maxLength: 1 }).filter((text) => plainPhone(text) !== "");
    assert(
      fc.property(
        phone,
        other,
        fc.integer({ min: 1, max: 10 }),
        (n, c, at) => !isMainlandPhone(insertAt(n, c, at)),
      ),
    );
  });
  test.each([
    ["１３８００１３８０００", "13800138000"],
    ["+86 138-0013-8000", "13800138000"],
    ["\u202A+86 138 0013 8000\u202C", "13800138000"],
    ["008613800138000", "13800138000"],
    ["+1 380 013 8000", undefined],
    ["+8600138001380", undefined],
    ["", undefined],
    ["13800138000\n1", undefined],
    ["٣٣٣٣٣٣٣٣٣٣٣", undefined],
  ])("%j is read as %j", (value, number) => expect(mainlandPhone(value)).toBe(number));

  test.each([
    ["+81 3-1234-5678", "+81312345678"],
    ["０３（１２３４）５６７８", "0312345678"],
    ["03ー1234ー5678", "0312345678"],
    ["no number", "nonumber"],
  ])("%j from elsewhere is %j", (value, number) => expect(plainPhone(value)).toBe(number));
});

describe("e-mail", () => {
  test("what the generator calls an address is one @R5.2", () => {
    assert(
      fc.property(fc.emailAddress({ size: "small" }), (address) => {
        expect(isEmail(address)).toBe(true);
        expect(isEmail(`  ${address} `)).toBe(true);
      }),
    );
  });
  test("whitespace or a second @ inside breaks it @R5.2", () => {
    assert(
      fc.property(
        fc.emailAddress(),
        fc.oneof(whitespace, fc.constant("@")),
        fc.nat(),
        (address, part, at) => {
          const inside = 1 + (at % (address.length - 1));
          expect(isEmail(insertAt(address, part, inside))).toBe(false);
        },
      ),
    );
  });
  test.each([
    "a@b",
    "a@bc",
    "@b.cn",
    "a@.cn",
    "a@b.",
    "a@-b.cn",
    ".a@c.cn",
    "名＠c.cn",
    "a@c.c",
    "a@c.123",
    "a@c.cn1",
    "b.cn",
    "名@c.cn",
    "a,b@c.cn",
    `${"a".repeat(65)}@c.cn`,
    `a@${"b.".repeat(125)}com`,
  ])("%j is none @R5.2", (value) => expect(isEmail(value)).toBe(false));
  test.each([
    "a@b.cn",
    "first.last+tag@sub.example.co.jp",
    "x@xn--fiqs8s.xn--fiqs8s",
    "keitai..1.@docomo.ne.jp",
    "ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐ",
    `a@${"b.".repeat(125)}cn`,
  ])("%j is one", (value) => expect(isEmail(value)).toBe(true));
  test("is stored and compared without the width of a Japanese keyboard", () => {
    expect(plainEmail("　Ｈａｎａｋｏ＠example．co．jp ")).toBe("Hanako@example.co.jp");
  });
  test("the answer is quick for long nonsense", () => {
    const start = performance.now();
    isEmail(`${"a.".repeat(50_000)}@${"a-".repeat(50_000)}`);
    isEmail(`a@${"a-".repeat(120)}`);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe("password rule A", () => {
  const good = fc
    .tuple(
      letter,
      digit,
      fc.array(fc.oneof(latin, fc.constantFrom(...Array.from("!@#$%^&*()_-+=é"))), {
        minLength: 4,
        maxLength: 18,
      }),
    )
    .chain(([l, d, rest]) =>
      fc.shuffledSubarray([l, d, ...rest], { minLength: rest.length + 2, maxLength: rest.length + 2 }),
    )
    .map((characters) => characters.join(""));

  test("6 to 20 with a letter and a digit @R5.3 @R9.1", () => {
    assert(fc.property(good, (value) => isPasswordA(value)));
  });
  test("whitespace or Chinese anywhere breaks it, and nothing is trimmed @R5.3", () => {
    assert(
      fc.property(
        good,
        fc.oneof(whitespace, han),
        fc.nat(),
        (value, part, at) => !isPasswordA(insertAt(value.slice(0, 19), part, at)),
      ),
    );
  });
  test("only letters or only digits break it @R5.3", () => {
    assert(fc.property(fc.array(letter, { minLength: 6, maxLength: 20 }), (v) => !isPasswordA(v.join(""))));
    assert(fc.property(fc.array(digit, { minLength: 6, maxLength: 20 }), (v) => !isPasswordA(v.join(""))));
  });
  test.each([
    ["a1bcd", false],
    ["a1bcde", true],
    ["a1" + "b".repeat(18), true],
    ["a1" + "b".repeat(19), false],
    ["１２３４５ａ", false],
  ])("%j: %j @R5.3 @R9.1", (value, expected) => expect(isPasswordA(value)).toBe(expected));
});

describe("password rule B", () => {
  test("is rule A narrowed to letters and digits @R5.4", () => {
    const pattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,20}$/;
    const any = fc.oneof(
      fc.array(latin, { minLength: 4, maxLength: 22 }).map((c) => c.join("")),
      fc.string({ maxLength: 24 }),
    );
    assert(
      fc.property(any, (value) => {
        expect(isPasswordB(value)).toBe(pattern.test(value));
        expect(!isPasswordB(value) || isPasswordA(value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
  test.each([
    ["a1bcd", false],
    ["a1bcde", true],
    ["a1" + "b".repeat(18), true],
    ["a1" + "b".repeat(19), false],
    ["abc12!", false],
    ["abc 123", false],
    ["abcdef", false],
    ["123456", false],
    ["a1b2c3\n", false],
  ])("%j: %j @R5.4", (value, expected) => expect(isPasswordB(value)).toBe(expected));
});

describe("URL", () => {
  test("http and https addresses, and www ones @R5.5", () => {
    assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => isUrl(url)));
    assert(
      fc.property(fc.domain(), (domain) => isUrl(`www.${domain}`) && isUrl(`HTTPS://${domain}:8080/a?b#c`)),
    );
  });
  test.each([
    "ftp://a.cn",
    "javascript:alert(1)",
    "//a.cn",
    "a.cn",
    "www.",
    "www.cn",
    "http://",
    "https:// a.cn",
    "http://a.cn:65536",
    "http://a.cn:80:80",
    "http://a.cn:8o",
    "http://a_b",
    "http://a_",
    "http://a.-b",
    `http://${"a.".repeat(126)}cn`,
    `http://a.cn/${"a".repeat(URL_MAX_LENGTH - 11)}`,
    "to:http://a.cn",
    "http://a.cn/<b>",
    "http://-a.cn",
    "data:text/html,x",
    "mailto:a@b.cn",
  ])("%j is none @R5.5", (value) => expect(isUrl(value)).toBe(false));
  test.each([
    "http://localhost:65535/m",
    "https://维思敦.中国/案例",
    "http://user:pw@a.cn/",
    " http://a?to=www.b.cn ",
    `http://${"a.".repeat(125)}com`,
    `http://a.cn/${"a".repeat(URL_MAX_LENGTH - 12)}`,
  ])("%j is one", (value) => expect(isUrl(value)).toBe(true));
});

test("filled means more than whitespace", () => {
  assert(fc.property(fc.array(whitespace), (spaces) => !isFilled(spaces.join(""))));
  expect(isFilled(undefined)).toBe(false);
  expect(isFilled(" 王 ")).toBe(true);
});

test("no rule throws, whatever is typed", () => {
  assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const rule of [isEmail, isMainlandPhone, isPasswordA, isPasswordB, isUrl])
        expect(rule(text)).toBeTypeOf("boolean");
    }),
  );
});
