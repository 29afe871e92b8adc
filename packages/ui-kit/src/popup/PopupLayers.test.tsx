import { useState, type ReactElement, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

interface PairProps {
  /** Titles of the sheets that are open. */
  readonly open: readonly string[];
  /** Titles of those that are there at all. */
  readonly mounted?: readonly string[];
  /** The second lies inside the first, not beside it. */
  readonly nested?: boolean;
}

/** Two sheets, the second opened from the first. */
function Pair({ open, mounted = ["Form", "Confirm"], nested = false }: PairProps): ReactElement {
  const sheet = (title: string, children?: ReactNode): ReactNode =>
    mounted.includes(title) && (
      <Popup key={title} open={open.includes(title)} closeOnBack title={title} closeLabel="Close">
        <button type="button">{`in ${title}`}</button>
        {children}
      </Popup>
    );
  return (
    <>
      <button type="button">open</button>
      {nested ? sheet("Form", sheet("Confirm")) : [sheet("Form"), sheet("Confirm")]}
    </>
  );
}

type Show = (open: readonly string[], mounted?: readonly string[]) => Promise<void>;

/** Opens both sheets of a page, each from a button that has the focus; says how to go on. */
async function openPair(nested = false): Promise<Show> {
  history.pushState({ key: "page" }, "");
  const { rerender } = await render(<Pair open={[]} nested={nested} />);
  const show: Show = async (open, mounted) =>
    rerender(<Pair open={open} nested={nested} {...(mounted && { mounted })} />);
  focusOn("open");
  await show(["Form"]);
  focusOn("in Form");
  await show(["Form", "Confirm"]);
  await expect.poll(depth).toBe(2);
  return show;
}

const button = (name: string): Element => page.getByRole("button", { name, exact: true }).element();
const focusOn = (name: string): void => {
  (button(name) as HTMLElement).focus();
};
const depth = (): number | undefined => (history.state as { elLayers?: number } | null)?.elLayers;
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

  const away = async (): Promise<void> => {
    await expect.poll(() => document.querySelectorAll("dialog[open]").length).toBe(0);
    await expect.poll(() => history.state).toEqual({ key: "page" });
  };

  it.each([
    ["both close", false, [[]]],
    ["both close, one in the other", true, [[]]],
    ["the outer one closes", true, [["Confirm"]]],
    ["the lower one closes first", false, [["Confirm"], []]],
    ["the upper one closes just before the lower", false, [["Form"], []]],
  ] as const)("leaves no history entry and gives the focus back: %s", async (_, nested, steps) => {
    const show = await openPair(nested);
    for (const step of steps) {
      await show(step);
      await expect.poll(openSheets).toEqual(step.filter(() => !nested));
    }
    await away();
    expect(document.activeElement).toBe(button("open"));
  });

  it("leaves no history entry and gives the focus back: both are gone at once", async () => {
    const show = await openPair();
    await show([], []);
    await away();
    expect(document.activeElement).toBe(button("open"));
  });

  it("gives the page its own overflow and padding back", async () => {
    const root = document.documentElement;
    root.style.cssText = "overflow: clip; padding-right: 7px";
    const show = await openPair();
    expect(root.style.overflow).toBe("hidden");
    await show(["Confirm"]);
    await show([]);
    await away();
    expect(root.style.cssText).toBe("overflow: clip; padding-right: 7px;");
    root.removeAttribute("style");
  });

  it("leaves no history entry where a layer closes while the one above it goes back", async () => {
    const show = await openPair();
    const root = document.documentElement;
    const going = new MutationObserver(() => {
      if (root.dataset["elFreeEntry"] === "going" && depth() === 2) void show([]);
    });
    going.observe(root, { attributeFilter: ["data-el-free-entry"] });
    await show(["Form"]);
    await away();
    expect(depth()).toBeUndefined();
    going.disconnect();
  });

  it.each([
    ["where the browser names its entries", globalThis.navigation],
    ["where it does not", undefined],
  ])("takes away what closed layers have left below, %s", async (_, navigation) => {
    vi.stubGlobal("navigation", navigation);
    const show = await openPair();
    await show([]);
    await away();
    focusOn("open");
    await show(["Form", "Confirm"]);
    await expect.poll(depth).toBe(2);
    await show(["Confirm"]);
    await expect.poll(openSheets).toEqual(["Confirm"]);
    history.back();
    await expect.poll(depth).toBe(1);
    await show([]);
    await away();
    expect(depth()).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
