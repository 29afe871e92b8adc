import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LinkProvider, type AnchorProps } from "../link/index.ts";
import { Button } from "./Button.tsx";

const LEAST_TOUCH_PX = 44;

const RouterAnchor = ({ children, ...props }: AnchorProps) => (
  <a {...props} data-router="">
    {children}
  </a>
);

it("is a button that submits nothing unless asked", async () => {
  await render(<Button>Go</Button>);
  await expect.element(page.getByRole("button", { name: "Go" })).toHaveAttribute("type", "button");
});

it("ignores clicks while loading, and keeps width and name", async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(<Button onClick={onClick}>Talk to us</Button>);
  const button = page.getByRole("button", { name: "Talk to us" });
  const { width } = button.element().getBoundingClientRect();
  await screen.rerender(
    <Button onClick={onClick} loading>
      Talk to us
    </Button>,
  );
  (button.element() as HTMLElement).click();
  expect(onClick).not.toHaveBeenCalled();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await expect.element(button).toHaveAttribute("aria-busy", "true");
});

it("leaves internal links to the router and keeps external ones plain", async () => {
  await render(
    <LinkProvider component={RouterAnchor}>
      <Button href="/m/jp">inside</Button>
      <Button href="https://a.example" newTab>
        outside
      </Button>
      <Button href="javascript:alert(1)">never</Button>
    </LinkProvider>,
  );
  await expect.element(page.getByRole("link", { name: "inside" })).toHaveAttribute("data-router");
  const outside = page.getByRole("link", { name: "outside" });
  await expect.element(outside).not.toHaveAttribute("data-router");
  await expect.element(outside).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(page.getByText("never")).not.toHaveAttribute("href");
});

it("can be tapped in either size", async () => {
  await render(
    <>
      <Button>M</Button>
      <Button size="small">S</Button>
    </>,
  );
  expect(
    page.getByRole("button", { name: "M" }).element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(LEAST_TOUCH_PX);
  const small = page.getByRole("button", { name: "S" }).element();
  const { left, top, height } = small.getBoundingClientRect();
  const middle = left + 20;
  expect(document.elementFromPoint(middle, top + height / 2 + LEAST_TOUCH_PX / 2 - 1)).toBe(small);
});
