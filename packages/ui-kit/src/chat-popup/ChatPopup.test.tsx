import { useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/ConfigProvider.tsx";
import { en } from "../locale/en.ts";
import { ChatPopup, type ChatPopupProps } from "./index.ts";

const texts = en.chatPopup;
const CHAT = `data:text/html,${encodeURIComponent("<title>chat</title><input aria-label='Message'>")}`;
const LEAVES = `data:text/html,${encodeURIComponent("<script>onkeydown=({key})=>parent.postMessage('close-by-'+key,'*')</script><button autofocus>Ask</button>")}`;
const ANSWERS = `data:text/html,${encodeURIComponent("<script>parent.postMessage('chat-ready','*')</script>")}`;

function Sample(props: Partial<ChatPopupProps>): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <ConfigProvider locale={en}>
      <button type="button" onClick={() => setOpen(!open)}>
        chat
      </button>
      <ChatPopup title="Xiaodun" src={CHAT} {...props} open={open} onClose={() => setOpen(false)} />
    </ConfigProvider>
  );
}

const toggle = () => page.getByRole("button", { name: "chat", exact: true });
const frame = (): HTMLIFrameElement | null => document.querySelector("iframe");
const closed = async (): Promise<void> =>
  expect.poll(() => document.querySelector("dialog[open]")).toBeNull();

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(async () => {
  await cleanup();
  await vi.waitUntil(() => (history.state as { elLayers?: number } | null)?.elLayers === undefined);
  delete document.documentElement.dataset["elMotion"];
  vi.useRealTimers();
});

it("loads nothing before it is opened", async () => {
  expect(renderToString(<Sample />)).not.toContain("iframe");
  await render(<Sample />);
  expect(frame()).toBeNull();
});

it("says that it is loading until the frame is there, and leaves the focus alone", async () => {
  await render(<Sample />);
  await toggle().click();
  const dialog = page.getByRole("dialog", { name: "Xiaodun" });
  await expect.element(dialog).toBeVisible();
  expect(frame()?.title).toBe("Xiaodun");
  await expect.poll(() => frame()?.classList.contains("is-ready")).toBe(true);
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  expect(document.activeElement?.className).toContain("el-popup__panel");
});

it("keeps the conversation while it is closed", async () => {
  await render(<Sample />);
  await toggle().click();
  await expect.poll(() => frame()?.classList.contains("is-ready")).toBe(true);
  const first = frame();
  await page.getByRole("button", { name: "Close" }).click();
  await closed();
  expect(document.activeElement).toBe(toggle().element());
  await toggle().click();
  expect(frame()).toBe(first);
  await expect.element(page.getByRole("status")).toHaveTextContent("");
});

it("closes by Escape and by the Back button", async () => {
  await render(<Sample />);
  await toggle().click();
  await userEvent.keyboard("{Escape}");
  await closed();
  await toggle().click();
  await vi.waitUntil(() => (history.state as { elLayers?: number } | null)?.elLayers === 1);
  history.back();
  await closed();
  expect(frame()).not.toBeNull();
});

const failed = async (): Promise<void> => expect.element(page.getByText(texts.failedTitle)).toBeVisible();

it("offers another try when the chat does not answer in time", async () => {
  const props = { readyMessage: "chat-ready", timeout: 1 };
  const { rerender } = await render(<Sample {...props} />);
  await toggle().click();
  await failed();
  expect(frame()).toBeNull();
  await rerender(<Sample {...props} src={ANSWERS} timeout={60_000} />);
  await page.getByRole("button", { name: en.common.retry }).click();
  await expect.poll(() => frame()?.classList.contains("is-ready")).toBe(true);
});

it("believes nobody but its frame", async () => {
  await render(<Sample readyMessage="chat-ready" />);
  await toggle().click();
  postMessage("chat-ready");
  await new Promise((resolve) => {
    addEventListener("message", resolve, { once: true });
  });
  expect(frame()?.classList.contains("is-ready")).toBe(false);
});

it("closes by the Escape that its frame tells of, and by nobody else's word", async () => {
  const onClose = vi.fn<ChatPopupProps["onClose"]>();
  await render(
    <ConfigProvider locale={en}>
      <ChatPopup title="Xiaodun" src={LEAVES} closeMessage="close-by-Escape" open onClose={onClose} />
    </ConfigProvider>,
  );
  await expect.poll(() => frame()?.classList.contains("is-ready")).toBe(true);
  const told = (): Promise<unknown> =>
    new Promise((resolve) => {
      addEventListener("message", resolve, { once: true });
    });
  const foreign = told();
  postMessage("close-by-Escape");
  await foreign;
  frame()?.focus();
  const other = told();
  await userEvent.keyboard("a");
  await other;
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls).toEqual([["escape"]]);
});

it("fails at once when the network goes away, and begins anew when opened again", async () => {
  await render(<Sample readyMessage="chat-ready" />);
  await toggle().click();
  dispatchEvent(new Event("offline"));
  await failed();
  await userEvent.keyboard("{Escape}");
  await closed();
  await toggle().click();
  await expect.element(page.getByRole("status")).toHaveTextContent(texts.loading);
});
