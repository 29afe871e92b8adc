import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfigProvider } from "../config-provider/ConfigProvider.tsx";
import { zh } from "../locale/zh.ts";
import { createDialogs, Dialog, DialogHost, type DialogProps } from "./index.ts";

function Sample(props: Partial<DialogProps>): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <ConfigProvider locale={zh}>
      <Dialog
        title="清空已填写的内容？"
        text="清空后无法恢复。"
        {...props}
        open={open}
        onClose={(reason) => {
          props.onClose?.(reason);
          setOpen(false);
        }}
      />
    </ConfigProvider>
  );
}

const button = (name: string) => page.getByRole("button", { name });
const isOpen = (): boolean => document.querySelector("dialog[open]") !== null;

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(() => {
  delete document.documentElement.dataset["elMotion"];
});

it("asks with a name and a description, in the words of the locale", async () => {
  await render(<Sample />);
  const dialog = page.getByRole("alertdialog", { name: "清空已填写的内容？" });
  await expect.element(dialog).toHaveAccessibleDescription("清空后无法恢复。");
  await expect.element(button("取消")).toBeVisible();
  await expect.element(button("确定")).toHaveFocus();
});

it("puts the focus on the quiet answer where the other is final", async () => {
  await render(<Sample tone="danger" />);
  await expect.element(button("取消")).toHaveFocus();
});

it("confirms, then closes", async () => {
  const told: string[] = [];
  await render(
    <Sample onConfirm={() => void told.push("confirm")} onClose={() => void told.push("close")} />,
  );
  await button("确定").click();
  await expect.poll(isOpen).toBe(false);
  expect(told).toEqual(["confirm", "close"]);
});

it("cancels by its button, by Escape and by a tap beside it", async () => {
  const onConfirm = vi.fn<() => void>();
  for (const cancel of [
    async () => button("取消").click(),
    async () => userEvent.keyboard("{Escape}"),
    async () =>
      userEvent.click(document.querySelector(".el-dialog__backdrop") as Element, {
        position: { x: 9, y: 9 },
      }),
  ]) {
    const { unmount } = await render(<Sample onConfirm={onConfirm} />);
    await cancel();
    await expect.poll(isOpen).toBe(false);
    await unmount();
  }
  expect(onConfirm).not.toHaveBeenCalled();
});

it("waits for a promise: busy, not to be dismissed, then closed", async () => {
  let fulfil = (): void => undefined;
  const saved = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  await render(<Sample onConfirm={async () => saved} />);
  await button("确定").click();
  await expect.element(button("确定")).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(true);
  fulfil();
  await expect.poll(isOpen).toBe(false);
});

it("stays as it was when the promise is refused", async () => {
  await render(<Sample onConfirm={async () => Promise.reject(new Error("offline"))} />);
  await button("确定").click();
  await expect.element(button("确定")).not.toHaveAttribute("aria-busy");
  expect(isOpen()).toBe(true);
});

it("puts long answers below each other instead of cutting them", async () => {
  await render(
    <Sample
      cancelLabel="いいえ、入力を続けます"
      confirmLabel="はい、入力した内容をすべて消去します"
      text={"長い説明。".repeat(200)}
    />,
  );
  const [quiet, loud] = [...document.querySelectorAll(".el-dialog__actions > *")].map((at) =>
    at.getBoundingClientRect(),
  );
  expect(loud?.top).toBeGreaterThanOrEqual(quiet?.bottom ?? Number.NaN);
  expect(loud?.bottom).toBeLessThan(innerHeight);
});

it("answers questions asked from anywhere, one after the other", async () => {
  const dialogs = createDialogs();
  await render(
    <ConfigProvider locale={zh}>
      <DialogHost dialogs={dialogs} />
    </ConfigProvider>,
  );
  const first = dialogs.confirm({ title: "离开这一页？" });
  const second = dialogs.confirm({ title: "真的？" });
  const third = dialogs.alert({ title: "再见", confirmLabel: "知道了" });
  await expect.element(page.getByRole("alertdialog", { name: "离开这一页？" })).toBeVisible();
  await button("确定").click();
  await expect(first).resolves.toBe(true);
  await expect.element(page.getByRole("alertdialog", { name: "真的？" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect(second).resolves.toBe(false);
  await button("知道了").click();
  await expect(third).resolves.toBeUndefined();
  await expect.poll(isOpen).toBe(false);
});
