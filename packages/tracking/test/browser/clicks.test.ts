import { afterEach, expect, it } from "vitest";
import type { EventInput } from "../../src/index.ts";
import { clickAttributes, trackClicks } from "../../src/index.ts";

afterEach(() => document.body.replaceChildren());

function setUp(): { readonly events: EventInput[]; readonly stop: () => void; readonly icon: Element } {
  const events: EventInput[] = [];
  const link = document.createElement("a");
  link.href = "#linkedin";
  for (const [name, value] of Object.entries(clickAttributes({ objectId: 600100, bizId: "linkedin" }))) {
    link.setAttribute(name, value);
  }
  const icon = link.appendChild(document.createElement("img"));
  document.body.append(link, document.createElement("button"));
  return { events, icon, stop: trackClicks({ track: (event) => events.push(event) }) };
}

const CLICK = { eventId: "click", objectId: 600100, bizId: "linkedin" };

it("reports a click on what bears a plan, and on what is in it", () => {
  const { events, icon, stop } = setUp();
  icon.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  icon.parentElement?.click();
  document.querySelector("button")?.click();
  expect(events).toEqual([CLICK, CLICK]);
  stop();
});

it("reports a middle click, which opens another tab, and no right click", () => {
  const { events, icon, stop } = setUp();
  icon.dispatchEvent(new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  icon.dispatchEvent(new MouseEvent("auxclick", { bubbles: true, button: 2 }));
  expect(events).toEqual([CLICK]);
  stop();
});

it("reports a click that a handler stops", () => {
  const { events, icon, stop } = setUp();
  icon.addEventListener("click", (event) => event.stopPropagation());
  icon.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(events).toHaveLength(1);
  stop();
});

it("reports none once it is stopped", () => {
  const { events, icon, stop } = setUp();
  stop();
  icon.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(events).toEqual([]);
});
