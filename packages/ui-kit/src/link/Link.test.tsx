import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link } from "./Link.tsx";
import type { AnchorProps } from "./linkContext.ts";
import { LinkProvider } from "./LinkProvider.tsx";

const RouterAnchor = ({ children, ...props }: AnchorProps) => (
  <a {...props} data-router="">
    {children}
  </a>
);
const link = (name: string) => page.getByRole("link", { name });

it("guards what leaves the site, and keeps a relation it was given", async () => {
  await render(
    <>
      <Link href="https://a.example">out</Link>
      <Link href="/inside" newTab>
        tab
      </Link>
      <Link href="https://a.example" rel="license">
        licence
      </Link>
    </>,
  );
  await expect.element(link("out")).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(link("out")).not.toHaveAttribute("target");
  await expect.element(link("tab")).toHaveAttribute("target", "_blank");
  await expect.element(link("tab")).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(link("licence")).toHaveAttribute("rel", "license");
});

it("lets a router render only what it can route", async () => {
  await render(
    <LinkProvider component={RouterAnchor}>
      <Link href="/inside">inside</Link>
      <Link href="#part">part</Link>
      <Link href="tel:400">call</Link>
      <Link href="https://a.example">out</Link>
    </LinkProvider>,
  );
  const routed = [...document.querySelectorAll("[data-router]")].map((anchor) => anchor.textContent);
  expect(routed).toEqual(["inside"]);
});

it("drops an address that would run", async () => {
  await render(<Link href={"java\nscript:alert(1)"}>never</Link>);
  await expect.element(page.getByText("never")).not.toHaveAttribute("href");
});
