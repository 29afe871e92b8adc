import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Accordion } from "./Accordion.tsx";

const items = [
  { key: "a", title: "How much?", content: "Enough", id: "how-much" },
  { key: "b", title: "How long?", content: "Thirty days" },
];
const part = (at: number): HTMLDetailsElement =>
  document.querySelectorAll("details")[at] as HTMLDetailsElement;

it("opens and closes without a line of script", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Accordion items={items} />);
  document.body.append(root);
  root.querySelector("summary")?.click();
  expect(part(0).open).toBe(true);
  root.querySelector("summary")?.click();
  expect(part(0).open).toBe(false);
  root.remove();
});

it("opens by keyboard, and has headings", async () => {
  await render(<Accordion items={items} level={2} />);
  await expect.element(page.getByRole("heading", { name: "How long?", level: 2 })).toBeVisible();
  part(1).querySelector("summary")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Thirty days")).toBeVisible();
});

it("keeps what the reader opened when it is rendered again", async () => {
  const screen = await render(<Accordion items={items} />);
  part(0).querySelector("summary")?.click();
  await screen.rerender(<Accordion items={items} className="again" />);
  expect(part(0).open).toBe(true);
});

it("is printed with its answers, at once", async () => {
  const media = (name: string): Promise<unknown> =>
    (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
      "Emulation.setEmulatedMedia",
      { media: name },
    );
  await render(<Accordion items={items} />);
  const shown = (): boolean => document.querySelector(".el-accordion__content")?.checkVisibility() === true;
  expect(shown()).toBe(false);
  onTestFinished(async () => void (await media("")));
  await media("print");
  expect([matchMedia("print").matches, shown(), part(0).getAnimations({ subtree: true }).length]).toEqual([
    true,
    true,
    0,
  ]);
});
