import { expect, test } from "vitest";
import * as root from "../src/index.ts";
import { messageOf } from "../src/index.ts";
import { en } from "../src/messages/en.ts";
import { ja } from "../src/messages/ja.ts";
import { zh } from "../src/messages/zh.ts";

test("the four texts of the specification are literal @R8.11", () => {
  expect(messageOf("name", "zh")).toBe("请填写姓名");
  expect(messageOf("phone", "zh")).toBe("请填写正确的电话");
  expect(messageOf("area", "zh")).toBe("请选择地区");
  expect(messageOf("address", "zh")).toBe("请填写详细地址");
});

test("each language has every message in its own words @R5.6", () => {
  expect(Object.keys(zh)).toEqual(
    expect.arrayContaining(["phone", "email", "passwordA", "passwordB", "url"]),
  );
  for (const key of Object.keys(zh) as (keyof typeof zh)[]) {
    expect(new Set([zh[key], en[key], ja[key]]).size).toBe(3);
    expect(en[key]).not.toMatch(/[\u3040-\u30ff\p{Script=Han}]/u);
    expect(messageOf(key, "ja")).toBe(ja[key]);
  }
});

test("the public API is the one that was reviewed", () => {
  expect(Object.keys(root).toSorted()).toMatchSnapshot();
});
