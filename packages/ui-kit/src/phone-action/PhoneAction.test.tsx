import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { en } from "../locale/en.ts";
import { COPIED_SIGN_MS } from "../copy-text/useCopied.ts";
import { PhoneAction } from "./PhoneAction.tsx";

const NUMBER = "+86 755 0003-5180";
const labels = en.phoneAction;

afterEach(() => {
  vi.useRealTimers();
});

it("is a link to call, all there is without scripting", () => {
  const html = renderToString(<PhoneAction number={NUMBER} labels={labels} />);
  expect(html).toContain('href="tel:+8675500035180"');
  expect(html).not.toContain("<button");
});

it("is named by what it does and by what is read", async () => {
  await render(<PhoneAction number={NUMBER} labels={labels} hours="Weekdays" />);
  await expect.element(page.getByRole("link", { name: `Call ${NUMBER} Weekdays` })).toBeVisible();
});

it("copies the number as it is read, says so, and takes the word back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(<PhoneAction number={NUMBER} labels={labels} />);
  (page.getByRole("button", { name: `Copy ${NUMBER}` }).element() as HTMLElement).click();
  const said = (): string | null | undefined => document.querySelector("output")?.textContent;
  await vi.waitFor(() => {
    expect(said()).toBe("Copied");
  });
  expect(write).toHaveBeenCalledWith(NUMBER);
  vi.advanceTimersByTime(COPIED_SIGN_MS);
  await vi.waitFor(() => {
    expect(said()).toBe("");
  });
});

it("leaves the number selected where nothing may be copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await render(<PhoneAction number={NUMBER} labels={labels} hours="Weekdays" />);
  await page.getByRole("button", { name: `Copy ${NUMBER}` }).click();
  await expect.poll(() => getSelection()?.toString()).toBe(NUMBER);
  expect(document.querySelector("output")?.textContent).toBe("");
});
