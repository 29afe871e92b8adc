import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/index.ts";
import { FloatingBubble } from "../floating-bubble/FloatingBubble.tsx";
import { ChatIcon } from "../icon/index.ts";
import { ConsultBar } from "./ConsultBar.tsx";

const sample = (
  <>
    <p style={{ height: "300vh" }}>Page</p>
    <footer style={{ height: 100 }}>End</footer>
    <ConsultBar label="Talk to us">
      <Button href="tel:4000035180">Call</Button>
      <Button href="#book">Book</Button>
    </ConsultBar>
  </>
);
const bar = (): DOMRect =>
  page.getByRole("complementary", { name: "Talk to us" }).element().getBoundingClientRect();

afterEach(() => {
  scrollTo({ top: 0, behavior: "instant" });
});

it("stays at the bottom edge, within reach of a thumb", async () => {
  await render(sample);
  expect(Math.round(bar().bottom)).toBe(innerHeight);
  scrollTo({ top: innerHeight, behavior: "instant" });
  expect(Math.round(bar().bottom)).toBe(innerHeight);
});

it("never covers the end of the page", async () => {
  await render(sample);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  const end = page.getByText("End").element().getBoundingClientRect();
  expect(Math.round(end.bottom)).toBeLessThanOrEqual(Math.round(bar().top));
});

it("waits at the end of the page while a form is filled in", async () => {
  await render(
    <>
      <form>
        <input aria-label="Name" />
      </form>
      {sample}
    </>,
  );
  expect(Math.round(bar().bottom)).toBe(innerHeight);
  const height = document.documentElement.scrollHeight;
  const field = page.getByRole("textbox", { name: "Name" }).element() as HTMLElement;
  field.focus();
  expect(bar().top).toBeGreaterThan(innerHeight);
  expect(document.documentElement.scrollHeight).toBe(height);
  field.blur();
  expect(Math.round(bar().bottom)).toBe(innerHeight);
});

it("shows what a sign is called, and makes its name of that", async () => {
  await render(
    <ConsultBar label="Talk to us">
      <FloatingBubble captioned label="Ask" icon={<ChatIcon />} href="#chat" />
      <Button href="#book">Book</Button>
    </ConsultBar>,
  );
  const sign = page.getByRole("link", { name: "Ask" });
  await expect.element(sign).toHaveTextContent("Ask");
  expect(sign.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("gives the action the rest of the width", async () => {
  await render(sample);
  const width = (name: string): number =>
    page.getByRole("link", { name }).element().getBoundingClientRect().width;
  expect(width("Book")).toBeGreaterThan(width("Call") * 1.5);
});

it("has a place for bubbles, whole beside its buttons, on the narrowest phone", async () => {
  await page.viewport(320, 640);
  await render(
    <ConsultBar label="咨询">
      <FloatingBubble label="荐客有礼" icon={<ChatIcon />} href="#gift" />
      <FloatingBubble label="客服小敦" icon={<ChatIcon />} tone="card" />
      <Button href="tel:4000035180">电话</Button>
      <Button href="#book">预约顾问</Button>
    </ConsultBar>,
  );
  const parts = [...document.querySelectorAll(".el-consult-bar > *")].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(parts.map(({ top }) => top)).toEqual(parts.map(() => parts[0]!.top));
  expect(parts.map(({ height }) => height)).toEqual(parts.map(() => parts[0]!.height));
  for (const [at, { left }] of parts.entries())
    expect(left).toBeGreaterThanOrEqual(at === 0 ? 0 : parts[at - 1]!.right + 8);
  expect(parts.at(-1)!.right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBe(320);
});
