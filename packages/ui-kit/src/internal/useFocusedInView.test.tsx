import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FilterChips } from "../filter-chips/index.ts";
import { CoverRail } from "../rail/index.ts";
import { Tabs } from "../tabs/index.ts";

const GUTTER_PX = 20;
const LINKS = Array.from({ length: 7 }, (_, at) => ({
  key: String(at),
  label: `Number ${at} of ${"seven ".repeat(at % 3)}`,
  href: `#${at}`,
}));
const CARDS = LINKS.map(({ key, label, href }) => ({
  key,
  content: (
    <div>
      <a href={href}>{label}</a>
    </div>
  ),
}));

it.each([
  ["chips", <FilterChips key="row" label="Topic" items={LINKS} />],
  ["tabs", <Tabs key="row" label="Topic" items={LINKS} />],
  ["covers", <CoverRail key="row" label="Topic" items={CARDS} />],
])("has each of its %s whole in view as Tab comes to it, on the way back too", async (_, row) => {
  await render(<div style={{ marginInline: GUTTER_PX }}>{row}</div>);
  const items = Array.from(document.querySelectorAll("li"));
  const links = Array.from(document.querySelectorAll("a"));
  const ways = { "{Tab}": links, "{Shift>}{Tab}{/Shift}": links.slice(0, -1).toReversed() };
  for (const [key, way] of Object.entries(ways))
    for (const link of way) {
      do await userEvent.keyboard(key);
      while (!(document.activeElement instanceof HTMLAnchorElement));
      expect(document.activeElement).toBe(link);
      const { left, right } = (items[links.indexOf(link)] as Element).getBoundingClientRect();
      expect(Math.ceil(left)).toBeGreaterThanOrEqual(GUTTER_PX);
      expect(Math.floor(right)).toBeLessThanOrEqual(innerWidth - GUTTER_PX);
    }
});
