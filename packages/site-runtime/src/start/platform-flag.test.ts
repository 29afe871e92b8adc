import { expect, it } from "vitest";
import { fakeStorage, REFUSING_STORAGE } from "../../test/fake-storage.ts";
import { rememberPlatform } from "./platform-flag.ts";

it.each([
  ["?platform=xcx", "xcx"],
  ["?a=1&platform=xcx", "xcx"],
  ["?platform=other", undefined],
  ["?platform=XCX", undefined],
  ["?platform=", undefined],
  ["", undefined],
])("a load with the query %j leaves the platform %j @R1.10 @R1.11 @R9.14", (search, stored) => {
  const storage = fakeStorage({ platform: "xcx" });
  rememberPlatform(search, storage);
  expect(storage.values["platform"]).toBe(stored);
  const empty = fakeStorage();
  rememberPlatform(search, empty);
  expect(empty.values["platform"]).toBe(stored);
});

it("is silent where storage is blocked", () => {
  for (const storage of [null, REFUSING_STORAGE]) {
    expect(() => rememberPlatform("?platform=xcx", storage)).not.toThrow();
    expect(() => rememberPlatform("", storage)).not.toThrow();
  }
});
