import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { en } from "../locale/en.ts";
import { COPIED_SIGN_MS } from "../copy-text/useCopied.ts";
import { ShareRow, type ShareRowProps } from "./ShareRow.tsx";

const URL = "https://www.example.com/article?code=one&b=2";
const labels = en.shareRow;
const sample = (props: Partial<ShareRowProps> = {}) => (
  <ShareRow url={URL} title="One" labels={labels} {...props} />
);
const withShare = (share: (data: ShareData) => Promise<void>): void => {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  vi.useRealTimers();
});

it("offers on the server only what works without scripting", () => {
  const html = renderToString(
    sample({ targets: [{ key: "w", label: "Weibo", href: "https://w.example", icon: "w" }] }),
  );
  expect(html).not.toContain("<button");
  expect(html).toContain('href="https://w.example"');
});

it("copies the address, says so, and takes the word back later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(sample());
  (page.getByRole("button", { name: "Copy link" }).element() as HTMLElement).click();
  await vi.waitFor(() => {
    expect(document.querySelector("output")?.textContent).toBe("Link copied");
  });
  expect(write).toHaveBeenCalledWith(URL);
  vi.advanceTimersByTime(COPIED_SIGN_MS);
  await vi.waitFor(() => {
    expect(document.querySelector("output")?.textContent).toBe("");
  });
});

it("stays silent when nothing may be copied, with the address selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await render(sample());
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => getSelection()?.toString()).toBe(URL);
});

it("opens the system's sheet where there is one", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  withShare(share);
  await render(sample());
  await page.getByRole("button", { name: "Share via…" }).click();
  expect(share).toHaveBeenCalledWith({ title: "One", url: URL });
});

it("takes a closed sheet for no answer", async () => {
  const failed = vi.fn<(event: PromiseRejectionEvent) => void>();
  addEventListener("unhandledrejection", failed, { once: true });
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValue(new DOMException("", "AbortError"));
  withShare(share);
  await render(sample());
  await page.getByRole("button", { name: "Share via…" }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(failed).not.toHaveBeenCalled();
  removeEventListener("unhandledrejection", failed);
});
