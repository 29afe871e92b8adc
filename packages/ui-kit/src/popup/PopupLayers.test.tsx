import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { touch } from "../../test/touch.ts";
import { Popup } from "./index.ts";

/** A form sheet, with another sheet inside of it. */
function Nested(): ReactElement {
  const [outer, setOuter] = useState(true);
  const [inner, setInner] = useState(false);
  return (
    <Popup open={outer} height="full" title="Outer" closeLabel="Close" onClose={() => setOuter(false)}>
      <button type="button" onClick={() => setInner(true)}>
        more
      </button>
      <Popup open={inner} title="Inner" closeLabel="Close" onClose={() => setInner(false)}>
        <div style={{ height: 300 }}>inner</div>
      </Popup>
    </Popup>
  );
}

const openSheets = (): readonly (string | undefined)[] =>
  Array.from(document.querySelectorAll("dialog[open]"), (dialog) => dialog.querySelector("h2")?.textContent);
const panels = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".el-popup__panel")];
const settled = async (): Promise<void> => {
  await expect.poll(() => panels().flatMap((panel) => panel.getAnimations())).toEqual([]);
};

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(async () => {
  await cleanup();
  delete document.documentElement.dataset["elMotion"];
});

describe("Popup above another", () => {
  it("closes alone by a swipe, also from inside the other", async () => {
    await render(<Nested />);
    await page.getByRole("button", { name: "more" }).click();
    await expect.poll(openSheets).toEqual(["Outer", "Inner"]);
    await settled();
    await touch(panels()[1]!, { dy: 240, from: [0.5, 0.1] });
    await expect.poll(openSheets).toEqual(["Outer"]);
    expect(panels()[0]!.style.transform).toBe("");
  });
});
