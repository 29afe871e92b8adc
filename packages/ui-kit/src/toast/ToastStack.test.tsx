import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createToaster } from "./createToaster.ts";
import { ToastStack } from "./ToastStack.tsx";

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
