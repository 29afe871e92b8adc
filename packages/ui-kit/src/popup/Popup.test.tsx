import { StrictMode, useRef, useState, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Popup, type CloseReason, type PopupProps } from "./index.ts";

const LONG = <div style={{ height: 3000 }}>long content</div>;

interface SampleProps extends Partial<PopupProps> {
  readonly below?: ReactNode;
}

function Sample({ below, onClose, ...props }: SampleProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {below}
      <Popup
        closeLabel="Close"
        title="Sheet"
        {...props}
        open={open}
        onClose={(reason) => {
          onClose?.(reason);
          setOpen(false);
        }}
      >
        {props.children ?? <a href="#inside">inside</a>}
      </Popup>
    </>
  );
}

const opener = () => page.getByRole("button", { name: "open", exact: true });
const sheet = () => page.getByRole("dialog", { name: "Sheet" });
const panel = (): HTMLElement => document.querySelector(".el-popup__panel") as HTMLElement;
const gone = async (): Promise<void> => expect.poll(() => document.querySelector("dialog[open]")).toBeNull();

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(() => {
  delete document.documentElement.dataset["elMotion"];
  scrollTo({ top: 0, behavior: "instant" });
});

describe("Popup", () => {
  it("is a modal dialog with a name; content comes with the first opening", async () => {
    await render(<Sample />);
    expect(document.querySelector(".el-popup a")).toBeNull();
    await opener().click();
    await expect.element(sheet()).toBeVisible();
    expect(document.querySelector("dialog")?.matches(":modal")).toBe(true);
    await expect.element(page.getByRole("heading", { name: "Sheet" })).toBeVisible();
  });

  it("closes by its button, once, and gives the focus back", async () => {
    const onClose = vi.fn<(reason: CloseReason) => void>();
    await render(<Sample onClose={onClose} />);
    await opener().click();
    expect(document.activeElement).toBe(panel());
    await page.getByRole("button", { name: "Close" }).dblClick();
    await gone();
    expect(onClose.mock.calls).toEqual([["button"]]);
    expect(document.activeElement).toBe(opener().element());
  });

  it("closes by Escape, in strict mode too", async () => {
    const onClose = vi.fn<(reason: CloseReason) => void>();
    await render(
      <StrictMode>
        <Sample onClose={onClose} />
      </StrictMode>,
    );
    await opener().click();
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(onClose.mock.calls).toEqual([["escape"]]);
    expect(document.activeElement).toBe(opener().element());
  });

  it("closes by a tap beside it, not by one inside", async () => {
    const onClose = vi.fn<(reason: CloseReason) => void>();
    await render(<Sample onClose={onClose} />);
    await opener().click();
    await page.getByRole("heading", { name: "Sheet" }).click();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(document.querySelector(".el-popup__backdrop") as Element, {
      position: { x: 20, y: 20 },
    });
    await gone();
    expect(onClose.mock.calls).toEqual([["backdrop"]]);
  });

  it("tells of a browser that closes it without asking", async () => {
    const onClose = vi.fn<(reason: CloseReason) => void>();
    await render(<Sample onClose={onClose} />);
    await opener().click();
    document.querySelector("dialog")?.close();
    await expect.poll(() => onClose.mock.calls).toEqual([["escape"]]);
  });

  it("lets Tab go round inside, past what is folded away", async () => {
    await render(
      <Sample>
        <a href="#inside">inside</a>
        <details>
          <summary>more</summary>
          <a href="#folded">folded</a>
        </details>
      </Sample>,
    );
    await opener().click();
    const close = page.getByRole("button", { name: "Close" }).element();
    const link = page.getByRole("link", { name: "inside" }).element();
    const more = page.getByText("more").element();
    for (const stop of [close, link, more, close]) {
      await userEvent.keyboard("{Tab}");
      expect(document.activeElement).toBe(stop);
    }
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(document.activeElement).toBe(more);
  });

  it("focuses what it is told to", async () => {
    function WithField(): ReactElement {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Sample initialFocus={field}>
          <input ref={field} aria-label="Name" />
        </Sample>
      );
    }
    await render(<WithField />);
    await opener().click();
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });

  it("holds the page where it is while open, and lets it go after", async () => {
    await render(<Sample below={LONG} />);
    scrollTo({ top: 700, behavior: "instant" });
    (opener().element() as HTMLElement).focus({ preventScroll: true });
    await userEvent.keyboard("{Enter}");
    await expect.element(sheet()).toBeVisible();
    expect(scrollY).toBe(700);
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(scrollY).toBe(700);
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("scrolls inside and never grows over the screen", async () => {
    await render(<Sample footer={<button type="button">send</button>}>{LONG}</Sample>);
    await opener().click();
    await expect.poll(() => panel().getBoundingClientRect().bottom).toBe(innerHeight);
    expect(panel().getBoundingClientRect().top).toBeGreaterThan(0);
    await expect.element(page.getByRole("button", { name: "send" })).toBeVisible();
    const body = document.querySelector(".el-popup__body") as HTMLElement;
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  });

  it("rises from below the screen: the focus that it gets on its way scrolls nothing", async () => {
    document.documentElement.dataset["elMotion"] = "full";
    await render(
      <Sample>
        <h3 style={{ position: "absolute" }}>of the content</h3>
        {LONG}
      </Sample>,
    );
    const tops: number[] = [];
    const follow = ({ target }: Event): void => void tops.push((target as Element).scrollTop);
    document.addEventListener("scroll", follow, true);
    await opener().click();
    await Promise.all(
      panel()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    document.removeEventListener("scroll", follow, true);
    expect(tops.filter((top) => top > 0)).toEqual([]);
    expect(document.querySelector("dialog")?.scrollHeight).toBe(innerHeight);
  });

  it("unlocks the page when it is taken away while open", async () => {
    const { rerender } = await render(
      <Popup open closeLabel="Close" title="Sheet">
        text
      </Popup>,
    );
    await expect.element(sheet()).toBeVisible();
    await rerender(<p>elsewhere</p>);
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("keeps its content, if asked to", async () => {
    await render(
      <Sample keepMounted>
        <input aria-label="Name" />
      </Sample>,
    );
    await opener().click();
    await page.getByRole("textbox", { name: "Name" }).fill("小敦");
    await userEvent.keyboard("{Escape}");
    await gone();
    await opener().click();
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("小敦");
  });

  it("stays clear of the keyboard", async () => {
    await render(<Sample />);
    await opener().click();
    const viewport = window.visualViewport as VisualViewport;
    const height = vi.spyOn(viewport, "height", "get").mockReturnValue(innerHeight - 300);
    viewport.dispatchEvent(new Event("resize"));
    await expect.poll(() => panel().getBoundingClientRect().bottom).toBe(innerHeight - 300);
    height.mockRestore();
  });

  it("is closed on a server", () => {
    const html = renderToString(
      <Popup open={false} closeLabel="Close" title="Sheet">
        text
      </Popup>,
    );
    expect(html).not.toContain("text");
    expect(html).not.toContain("open=");
  });
});
