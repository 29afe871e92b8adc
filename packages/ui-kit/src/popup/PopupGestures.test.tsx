import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { touch } from "../../test/touch.ts";
import { Popup, type CloseReason } from "./index.ts";

interface SampleProps {
  readonly onClose?: (reason: CloseReason) => void;
  readonly stubborn?: boolean;
  readonly tall?: boolean;
}

function Sample({ onClose, stubborn = false, tall = false }: SampleProps): ReactElement {
  const [open, setOpen] = useState(true);
  const [inner, setInner] = useState(false);
  return (
    <>
      <div style={{ height: 3000 }}>page</div>
      <Popup
        open={open}
        closeOnBack
        title="Sheet"
        closeLabel="Close"
        onClose={(reason) => {
          onClose?.(reason);
          if (!stubborn) setOpen(false);
        }}
      >
        <div style={{ height: tall ? 3000 : 300 }}>
          <button type="button" onClick={() => setInner(true)}>
            more
          </button>
        </div>
      </Popup>
      <Popup open={inner} closeOnBack title="Inner" closeLabel="Close inner" onClose={() => setInner(false)}>
        inner
      </Popup>
    </>
  );
}

function WithFrame({ open }: { readonly open: boolean }): ReactElement {
  return (
    <Popup open={open} closeOnBack keepMounted title="Chat" closeLabel="Close" onClose={vi.fn<() => void>()}>
      <iframe title="chat" src="/package.json" sandbox="allow-same-origin" />
    </Popup>
  );
}

/** The frame goes on to another page. */
async function goOnInFrame(): Promise<void> {
  const frame = document.querySelector("iframe")!;
  const hasLoaded = (): boolean =>
    frame.contentWindow?.location.pathname === "/package.json" &&
    frame.contentDocument?.readyState === "complete";
  await expect.poll(hasLoaded).toBe(true);
  const before = history.length;
  frame.contentWindow!.location.assign(`/package.json?${String(before)}`);
  await expect.poll(() => history.length).toBe(before + 1);
}

const panel = (): HTMLElement => document.querySelector(".el-popup__panel") as HTMLElement;
const body = (): HTMLElement => document.querySelector(".el-popup__body") as HTMLElement;
const openSheets = (): number => document.querySelectorAll("dialog[open]").length;
const settled = async (): Promise<void> => {
  await expect.poll(() => panel().getAnimations()).toEqual([]);
};
const depth = (): number => (history.state as { elLayers?: number } | null)?.elLayers ?? 0;
const popped = async (): Promise<PopStateEvent> =>
  new Promise((resolve) => {
    addEventListener("popstate", resolve, { capture: true, once: true });
  });

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(async () => {
  await cleanup();
  await vi.waitUntil(() => depth() === 0);
  delete document.documentElement.dataset["elMotion"];
});

describe("Popup and a finger", () => {
  it("closes by a swipe down", async () => {
    const onClose = vi.fn<(reason: CloseReason) => void>();
    await render(<Sample onClose={onClose} />);
    await settled();
    await touch(body(), { dy: 240 });
    await expect.poll(openSheets).toBe(0);
    expect(onClose.mock.calls).toEqual([["swipe"]]);
  });

  it("comes back from a short one, and where it may not close", async () => {
    const onClose = vi.fn<(reason: CloseReason) => void>();
    await render(<Sample onClose={onClose} stubborn />);
    await settled();
    await touch(body(), { dy: 40, stepMs: 60 });
    expect(onClose).not.toHaveBeenCalled();
    await expect.poll(() => panel().style.transform).toBe("");
    await touch(body(), { dy: 240 });
    expect(onClose.mock.calls).toEqual([["swipe"]]);
    await expect.poll(() => panel().style.transform).toBe("");
    expect(openSheets()).toBe(1);
  });

  it("scrolls its content first, and never the page", async () => {
    await render(<Sample tall />);
    await settled();
    await touch(body(), { dy: -200 });
    await expect.poll(() => body().scrollTop).toBeGreaterThan(100);
    await touch(body(), { dy: 120 });
    expect(openSheets()).toBe(1);
    await touch(document.querySelector(".el-popup__header") as HTMLElement, { dy: -200 });
    expect(scrollY).toBe(0);
  });
});

describe("Popup and the Back button", () => {
  it("closes, and to a router nothing has changed", async () => {
    const pushed = vi.spyOn(history, "pushState");
    history.replaceState({ key: "page" }, "");
    const { href } = location;
    const onClose = vi.fn<(reason: CloseReason) => void>();
    await render(<Sample onClose={onClose} />);
    await expect.poll(() => depth()).toBe(1);
    history.back();
    await expect.poll(openSheets).toBe(0);
    expect(onClose.mock.calls).toEqual([["back"]]);
    expect(location.href).toBe(href);
    expect(history.state).toEqual({ key: "page" });
    expect(pushed).not.toHaveBeenCalled();
  });

  it("takes its history entry away when it closes otherwise", async () => {
    history.replaceState({ key: "page" }, "");
    await render(<Sample />);
    expect(history.state).toEqual({ key: "page", elLayers: 1 });
    const pop = popped();
    await userEvent.keyboard("{Escape}");
    await pop;
    expect(history.state).toEqual({ key: "page" });
  });

  it("closes the uppermost first", async () => {
    await render(<Sample />);
    await page.getByRole("button", { name: "more" }).click();
    await expect.poll(openSheets).toBe(2);
    history.back();
    await expect.poll(openSheets).toBe(1);
    await expect.element(page.getByRole("dialog", { name: "Sheet" })).toBeVisible();
    history.back();
    await expect.poll(openSheets).toBe(0);
  });

  it("hands its entry to a layer that opens as it closes", async () => {
    function Handover(): ReactElement {
      const [step, setStep] = useState(1);
      return (
        <>
          {[1, 2, 3].map((at) => (
            <Popup
              key={at}
              open={step === at}
              closeOnBack
              title={`Step ${at}`}
              closeLabel="Close"
              onClose={(reason) => setStep(reason === "back" ? 0 : at + 1)}
            >
              text
            </Popup>
          ))}
        </>
      );
    }
    await render(<Handover />);
    await expect.element(page.getByRole("dialog", { name: "Step 1" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Step 2" })).toBeVisible();
    await expect.poll(() => depth()).toBe(1);
    history.back();
    await expect.poll(openSheets).toBe(0);
    expect(depth()).toBe(0);
  });

  it("takes its entry away from under those of a frame", async () => {
    history.replaceState({ key: "page" }, "");
    const { rerender } = await render(<WithFrame open />);
    await goOnInFrame();
    await goOnInFrame();
    expect(depth()).toBe(1);
    const pop = popped();
    await rerender(<WithFrame open={false} />);
    await pop;
    expect(history.state).toEqual({ key: "page" });
    await rerender(<WithFrame open />);
    await expect.poll(depth).toBe(1);
  });

  it("does so where the browser does not name its entries", async () => {
    vi.stubGlobal("navigation", undefined);
    history.replaceState({ key: "page" }, "");
    const { rerender } = await render(<WithFrame open />);
    await goOnInFrame();
    const pop = popped();
    await rerender(<WithFrame open={false} />);
    await pop;
    expect(history.state).toEqual({ key: "page" });
    vi.unstubAllGlobals();
  });

  it("goes on where another navigation comes before its way back", async () => {
    const refused = (): NavigationResult => {
      const never = Promise.reject<NavigationHistoryEntry>(new DOMException("superseded", "AbortError"));
      return { committed: never, finished: new Promise(() => undefined) };
    };
    vi.stubGlobal("navigation", {
      entries: () => [{ key: "below" }, { key: "own" }],
      currentEntry: { index: 1 },
      traverseTo: refused,
    });
    const { rerender } = await render(<WithFrame open />);
    await expect.poll(depth).toBe(1);
    await rerender(<WithFrame open={false} />);
    await expect.poll(() => document.documentElement.dataset["elFreeEntry"]).toBeUndefined();
    await rerender(<WithFrame open />);
    await expect.poll(depth).toBe(2);
    vi.unstubAllGlobals();
    await rerender(<WithFrame open={false} />);
    await expect.poll(depth).toBe(0);
  });

  it("lets a link in the sheet lead on", async () => {
    const { href } = location;
    const { unmount } = await render(<Sample />);
    history.pushState({ key: "next" }, "", "#next");
    await unmount();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(history.state).toEqual({ key: "next" });
    history.replaceState(null, "", href);
  });
});
