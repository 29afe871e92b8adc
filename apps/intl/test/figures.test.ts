import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RunUp } from "../src/pages/services/opening/RunUp.tsx";

const CONTENT = new URL("../../api/content/", import.meta.url);
const DRAWINGS = new URL("../src/pages/services/figure/", import.meta.url);

/** From one mark of a block to the next. */
const PITCH = 6;

/** What each drawing is of: the service, how much one mark stands for, and how its marks are counted. */
const DRAWN: Readonly<Record<string, readonly [string, number, (drawing: string) => number]>> = {
  crowd: [
    "influencer-marketing",
    1000,
    (svg) => sum(svg, /pathLength="(\d+)\.05"/g) + count(svg, /pathLength/g),
  ],
  rooms: [
    "live-commerce",
    1,
    (svg) => count(/d="(\S+ [^"]*)" stroke-width="5.5"/.exec(svg)?.[1] ?? "", /M/g),
  ],
  accounts: [
    "social-media-management",
    1,
    (svg) =>
      [...svg.matchAll(/h(\d+)v(\d+)h/gi)].reduce(
        (marks, [, wide, high]) => marks + (Number(wide) / PITCH) * (Number(high) / PITCH),
        0,
      ),
  ],
  wire: ["marketing-technology", 1, (svg) => Math.floor(sum(svg, /pathLength="([\d.]+)"/g))],
};

for (const [name, [service, each, marks]] of Object.entries(DRAWN)) {
  it(`${name}.svg has as many marks as the number of ${service} says`, async () => {
    const drawing = await readFile(new URL(`${name}.svg`, DRAWINGS), "utf8");
    for (const language of ["en", "ja"]) {
      const content = await readFile(new URL(`${language}/services/${service}.md`, CONTENT), "utf8");
      const [, digits, unit] = /^figure: { value: "([\d.]+)(.*?)"/m.exec(content) ?? [];
      const number = Number(digits) * (unit === "M" ? 1_000_000 : unit === "万" ? 10_000 : 1);
      expect(marks(drawing) * each).toBe(number);
    }
  });
}

const SERVICES = [
  "influencer-marketing",
  "live-commerce",
  "marketing-technology",
  "media-buying",
  "social-media-management",
];

it.each(SERVICES)(
  "%s takes as long, and has as much come back, in English as in Japanese",
  async (service) => {
    const numbersOf = async (language: string): Promise<object> => {
      const copy = await readFile(
        new URL(`../copy/services/${service}.${language}.yml`, import.meta.url),
        "utf8",
      );
      const weeks = /onAir:.*?(\[.*\])/.exec(copy)?.[1];
      const steps = [...copy.matchAll(/duration: (.*)/g)].map(([, text = ""]) => text.match(/\d+/g));
      return {
        // On the way to the first day on air each language tells other work.
        weeks: weeks ?? steps,
        returned: [...copy.matchAll(/(\d+)%?(?: and |〜)(\d+)%/g)].map(([, from, to]) => [from, to]),
      };
    };
    expect(await numbersOf("en")).toEqual(await numbersOf("ja"));
  },
);

it.each([
  [["8", "12"], "145"],
  [["8", "10", "12"], "207.5"],
])("a ruler of the hours %j is broken before the last, at %s", (marks, at) => {
  const drawn = renderToStaticMarkup(createElement(RunUp, { text: "Noon", marks, broken: true }));
  expect(drawn).toContain(`translate(${at})`);
});

function count(text: string, mark: RegExp): number {
  return [...text.matchAll(mark)].length;
}

function sum(text: string, number: RegExp): number {
  return [...text.matchAll(number)].reduce((all, [, each]) => all + Number(each), 0);
}
