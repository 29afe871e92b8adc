import { describe, expect, it } from "vitest";
import { isSavingConnection } from "./prefetch-links.ts";

describe("connection", () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ saveData: true }, true],
    [{ saveData: true, effectiveType: "4g" }, true],
    [{ saveData: false, effectiveType: "4g" }, false],
    [{ effectiveType: "3g" }, false],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
  ])("%j saves: %s", (connection, saves) => {
    expect(isSavingConnection(connection)).toBe(saves);
  });
});
