import { afterEach, expect, it, vi } from "vitest";
import { prefetchLinks } from "./prefetch-links.ts";

afterEach(() => {
  document.body.innerHTML = "";
  scrollTo(0, 0);
});

function watch() {
  const fetched: string[] = [];
  const look = prefetchLinks({
    document,
    pageOf: (link) => (link.origin === location.origin ? link.pathname : null),
    prefetch: (path, atOnce) => fetched.push(atOnce ? `${path} at once` : path),
  });
  look();
  return { fetched, look };
}

it("fetches what comes into view, once, and nothing that is never seen", async () => {
  document.body.innerHTML = `<a href="/a">a</a><div style="height:4000px"></div><a id="far" href="/far">far</a>
    <div style="height:4000px"></div><a href="/never">never</a>`;
  const { fetched } = watch();
  await vi.waitFor(() => expect(fetched).toEqual(["/a"]));
  document.getElementById("far")?.scrollIntoView();
  await vi.waitFor(() => expect(fetched).toEqual(["/a", "/far"]));
  scrollTo(0, 0);
  document.getElementById("far")?.scrollIntoView();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(fetched).toEqual(["/a", "/far"]);
});

it("passes over links to a new tab and links that the router does not answer", async () => {
  document.body.innerHTML = `<a href="/tab" target="_blank">tab</a><a href="https://other.test/">other</a>
    <a href="/last">last</a>`;
  const { fetched } = watch();
  await vi.waitFor(() => expect(fetched).toEqual(["/last"]));
});

it("fetches at once what is touched, also what was fetched before", async () => {
  document.body.innerHTML = `<a href="/a"><b>a</b></a><div style="height:4000px"></div>`;
  const { fetched } = watch();
  await vi.waitFor(() => expect(fetched).toEqual(["/a"]));
  document.querySelector("b")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(fetched).toEqual(["/a", "/a at once"]);
});

it("finds links that came with another page", async () => {
  const { fetched, look } = watch();
  document.body.innerHTML = '<a href="/late">late</a>';
  look();
  look();
  await vi.waitFor(() => expect(fetched).toEqual(["/late"]));
});
