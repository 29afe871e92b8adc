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

it("stays silent on failure and leaves the text selected @R8.10", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  const command = vi.spyOn(document, "execCommand").mockReturnValue(false);
  const onCopied = vi.fn<(text: string) => void>();
  await render(<CopyText text={MAIL} label={`Copy ${MAIL}`} onCopied={onCopied} />);
  await page.getByRole("button").click();
  await expect.poll(() => command.mock.calls.length).toBe(1);
  expect(onCopied).not.toHaveBeenCalled();
  expect(getSelection()?.toString()).toBe(MAIL);
});

it("breaks an address after its @ and nowhere else, where it is too long for a line", async () => {
  await render(
    <div style={{ width: 210, fontSize: 18 }}>
      <CopyText text={MAIL} label={`Copy ${MAIL}`} />
    </div>,
  );
  const text = document.querySelector(".el-copy-text__text") as HTMLElement;
  expect(text.innerText).toBe(MAIL);
  const [name, domain] = [text.firstChild, text.lastChild].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part as Node);
    return [...range.getClientRects()];
  });
  expect(name).toHaveLength(1);
  expect(domain).toHaveLength(1);
  expect(domain?.[0]?.top).toBeGreaterThanOrEqual(name?.[0]?.bottom ?? Infinity);
});
