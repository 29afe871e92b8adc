import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConsultBar } from "../consult-bar/ConsultBar.tsx";
import { code } from "../internal/stories/art.ts";
import { QrPopover, type QrPopoverProps } from "./index.ts";

const sample = (props: Partial<QrPopoverProps> = {}) => (
  <QrPopover label="WeChat" picture={code("QR code of our account")} caption="Scan to follow" {...props}>
    W
  </QrPopover>
);
const details = (): HTMLDetailsElement => document.querySelector(".el-qr-popover") as HTMLDetailsElement;
const summary = (): HTMLElement => details().querySelector("summary") as HTMLElement;
const panel = (): HTMLElement => document.querySelector(".el-qr-popover__panel") as HTMLElement;

it("works without a line of script, with a picture that can be pressed long", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(sample());
  document.body.append(root);
  expect(panel().checkVisibility()).toBe(false);
  summary().click();
  expect(panel().checkVisibility()).toBe(true);
  const image = root.querySelector("img") as HTMLImageElement;
  expect(image.alt).toBe("QR code of our account");
  expect(getComputedStyle(image).userSelect).not.toBe("none");
  root.remove();
});

it("closes by Escape and gives the focus back", async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  await render(sample({ onOpenChange }));
  summary().focus();
  await userEvent.keyboard("{Enter}");
  expect(details().open).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(details().open).toBe(false);
  expect(document.activeElement).toBe(summary());
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]]);
});

it("closes by a tap elsewhere and by leaving it, not by a tap on the code", async () => {
  await render(
    <>
      {sample()}
      <button type="button" style={{ marginTop: 400 }}>
        elsewhere
      </button>
    </>,
  );
  summary().click();
  await userEvent.click(panel());
  expect(details().open).toBe(true);
  await page.getByRole("button", { name: "elsewhere" }).click();
  expect(details().open).toBe(false);
  summary().click();
  summary().focus();
  await userEvent.keyboard("{Tab}");
  expect(details().open).toBe(false);
});

it.each([
  ["the right edge", { marginLeft: "auto" }, "start"],
  ["the left edge", {}, "end"],
  ["the right edge, centred", { marginLeft: "auto" }, "center"],
] as const)("stays in view at %s", async (_where, style, align) => {
  await render(<div style={{ width: "fit-content", ...style }}>{sample({ align })}</div>);
  summary().click();
  await expect.poll(() => panel().getBoundingClientRect().left).toBeGreaterThanOrEqual(11.5);
  await expect.poll(() => panel().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 11.5);
});

it("opens upwards where there is no room below, over the bar at the bottom edge", async () => {
  await render(
    <>
      <div style={{ paddingTop: innerHeight - 160 }}>{sample()}</div>
      <ConsultBar label="Contact">bar</ConsultBar>
    </>,
  );
  summary().click();
  await expect
    .poll(() => panel().getBoundingClientRect().bottom)
    .toBeLessThan(summary().getBoundingClientRect().top);
});
