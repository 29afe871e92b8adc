import { StrictMode, useState, type ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/ConfigProvider.tsx";
import { en } from "../locale/en.ts";
import { Popup } from "../popup/Popup.tsx";
import { createToaster, type Toaster } from "./createToaster.ts";
import { ToastStack } from "./ToastStack.tsx";

afterEach(() => {
  vi.useRealTimers();
});

it("announces politely, errors at once, and clears by Escape", async () => {
  const toaster = createToaster();
  await render(<ToastStack toaster={toaster} label="Notifications" />);
  toaster.show("Copied", { duration: 0 });
  toaster.show("Request failed", { tone: "error", duration: 0 });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Request failed");
  expect(page.getByText("Copied").element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => toaster.getSnapshot()).toEqual([]);
});

it("stops the clock under a pointer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const toaster = createToaster();
  await render(
    <>
      <ToastStack toaster={toaster} label="Notifications" />
      <button type="button" style={{ marginTop: 400 }}>
        elsewhere
      </button>
    </>,
  );
  toaster.show("Request failed", { duration: 60_000 });
  const toast = page.getByText("Request failed");
  await toast.hover();
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).toBeVisible();
  await page.getByRole("button", { name: "elsewhere" }).hover();
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).not.toBeInTheDocument();
});

interface SheetProps {
  readonly toaster: Toaster;
  readonly mounted?: boolean;
}

function Sheet({ toaster, mounted = true }: SheetProps): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <ConfigProvider locale={en}>
      <ToastStack toaster={toaster} label="Notifications" />
      {mounted && (
        <Popup open={open} title="Sheet" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => toaster.show("Copied", { duration: 0 })}>
            copy
          </button>
        </Popup>
      )}
    </ConfigProvider>
  );
}

const onTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

it("stays above an open dialog and reachable in it, and goes home afterwards", async () => {
  document.documentElement.dataset["elMotion"] = "reduce";
  const toaster = createToaster();
  await render(
    <StrictMode>
      <Sheet toaster={toaster} />
    </StrictMode>,
  );
  await page.getByRole("button", { name: "copy" }).click();
  const toast = page.getByText("Copied");
  await expect.element(toast).toBeVisible();
  expect(toast.element().closest("dialog")?.open).toBe(true);
  await expect.poll(() => onTop(toast.element())).toBe(true);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => toast.element().closest("dialog")).toBeNull();
  expect(onTop(toast.element())).toBe(true);
  delete document.documentElement.dataset["elMotion"];
});

it("survives a dialog that is taken away while open, and its own removal inside one", async () => {
  const toaster = createToaster();
  const { rerender, unmount } = await render(<Sheet toaster={toaster} />);
  toaster.show("Copied", { duration: 0 });
  await expect.poll(() => page.getByText("Copied").element().closest("dialog")).not.toBeNull();
  await rerender(<Sheet toaster={toaster} mounted={false} />);
  await expect.element(page.getByText("Copied")).toBeVisible();
  await rerender(<Sheet toaster={toaster} />);
  await unmount();
  expect(document.querySelector(".el-toast")).toBeNull();
});
