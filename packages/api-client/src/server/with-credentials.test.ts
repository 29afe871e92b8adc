import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withCredentials } from "./with-credentials.ts";

test("what is not set is what systemd hands over under its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "wesdom-credentials-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "API_SECRET"), "of a file\n");
  writeFileSync(join(folder, "GEETEST_KEY"), "of a file\n");
  const environment = {
    CREDENTIALS_DIRECTORY: folder,
    API_SECRET: "",
    GEETEST_KEY: "of the environment",
    HOST: "127.0.0.1",
  };
  expect(withCredentials(environment)).toEqual({
    CREDENTIALS_DIRECTORY: folder,
    API_SECRET: "of a file",
    GEETEST_KEY: "of the environment",
    HOST: "127.0.0.1",
  });
});

test("an empty variable is an unset one", () => {
  expect(withCredentials({ PORT: "", HOST: "::" })).toEqual({ HOST: "::" });
});

test("a folder that cannot be read is told", () => {
  expect(() => withCredentials({ CREDENTIALS_DIRECTORY: "/nowhere" })).toThrow("/nowhere");
});
