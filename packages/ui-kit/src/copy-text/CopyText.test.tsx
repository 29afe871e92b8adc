import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyText } from "./CopyText.tsx";

const MAIL = "hello@wesdom.example.com";

it("copies instead of following its link, and tells", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const onCopied = vi.fn<(text: string) => void>();
  await render(<CopyText text={MAIL} label={`Copy ${MAIL}`} href={`mailto:${MAIL}`} onCopied={onCopied} />);
  await page.getByRole("link").click();
  await expect.poll(() => onCopied.mock.calls).toEqual([[MAIL]]);
  expect(write).toHaveBeenCalledWith(MAIL);
});

it("falls back to the selection", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  vi.spyOn(document, "execCommand").mockReturnValue(true);
  const onCopied = vi.fn<(text: string) => void>();
  await render(<CopyText text={MAIL} label={`Copy ${MAIL}`} onCopied={onCopied} />);
  await page.getByRole("button").click();
  await expect.poll(() => onCopied.mock.calls.length).toBe(1);
});

it("stays silent on failure and leaves the text selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  const command = vi.spyOn(document, "execCommand").mockReturnValue(false);
  const onCopied = vi.fn<(text: string) => void>();
  await render(<CopyText text={MAIL} label={`Copy ${MAIL}`} onCopied={onCopied} />);
  await page.getByRole("button").click();
  await expect.poll(() => command.mock.calls.length).toBe(1);
  expect(onCopied).not.toHaveBeenCalled();
  expect(getSelection()?.toString()).toBe(MAIL);
});
