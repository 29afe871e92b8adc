import { expect, it } from "vitest";
import { withPromises } from "./promises.ts";

it("fills in what is promised, and leaves every other place", () => {
  expect(withPromises("{brands}+ {staff} {brand} {constructor}", "en")).toBe(
    "3,000+ 500 {brand} {constructor}",
  );
});
