import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standingClock } from "../../test/fake-clock.ts";
import { createPageAnnouncer, focusPage } from "./announce-page.ts";

beforeEach(() => {
  document.body.innerHTML = `<a href="#x">before</a><div style="height:3000px"></div>
    <main id="main"><h1>Heading</h1><section id="part">Part</section><input id="field"></main>`;
  scrollTo(0, 0);
});
afterEach(() => {
  document.body.innerHTML = "";
});

describe("focus after a navigation", () => {
  it("goes to the heading and leaves the window where it is", () => {
    focusPage(document, "");
    expect(document.activeElement?.textContent).toBe("Heading");
    expect(scrollY).toBe(0);
  });

  it.each([
    ["part", "part"],
    ["field", "field"],
    ["%70art", "part"],
  ])("goes to the target of #%s", (hash, id) => {
    focusPage(document, hash);
    expect(document.activeElement?.id).toBe(id);
  });

  it.each(["nowhere", "%"])("takes the heading for the missing target #%s", (hash) => {
    focusPage(document, hash);
    expect(document.activeElement?.localName).toBe("h1");
  });

  it("goes to the link to the page that is gone back from, where it is in view", () => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", `<a href="/a?code=b#c">there</a>`);
    focusPage(document, "", "/a?code=b");
    expect(document.activeElement?.textContent).toBe("Heading");
    scrollTo(0, 3000);
    focusPage(document, "", "/a?code=b");
    expect(document.activeElement?.textContent).toBe("there");
    focusPage(document, "", "/a");
    expect(document.activeElement?.textContent).toBe("Heading");
  });

  it("does not make a field unreachable by Tab", () => {
    focusPage(document, "field");
    expect(document.getElementById("field")?.hasAttribute("tabindex")).toBe(false);
  });

  it("takes the main part where there is no heading, and rests where there is neither", () => {
    document.querySelector("h1")?.remove();
    focusPage(document, "");
    expect(document.activeElement?.id).toBe("main");
    document.body.innerHTML = "";
    focusPage(document, "");
    expect(document.activeElement).toBe(document.body);
  });
});

describe("announcement", () => {
  standingClock();

  it("says the title as it is once the head is written, unseen and politely", () => {
    const announce = createPageAnnouncer(document);
    const region = document.querySelector<HTMLElement>("[data-page-announcer]");
    expect(region?.getAttribute("aria-live")).toBe("polite");
    expect(region?.getBoundingClientRect().width).toBe(1);
    document.title = "Old";
    announce();
    document.title = "New";
    expect(region?.textContent).toBe("");
    vi.runAllTimers();
    expect(region?.textContent).toBe("New");
  });

  it("says the same title again for a page of the same title", () => {
    const announce = createPageAnnouncer(document);
    const region = document.querySelector("[data-page-announcer]");
    announce();
    vi.runAllTimers();
    announce();
    expect(region?.textContent).toBe("");
    vi.runAllTimers();
    expect(region?.textContent).toBe(document.title);
  });
});
