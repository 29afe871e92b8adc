import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documentProps } from "../.storybook/propDocs.ts";
import { keptFiles, PICTURES } from "./stories/keptPictures.ts";

const ALL_PICTURES_BYTES = 10_000_000;

interface StoryModule {
  readonly default: { readonly title: string; readonly args?: Readonly<Record<string, unknown>> };
}

const modules = import.meta.glob<StoryModule>("../src/**/*.stories.tsx", { eager: true });

it("name every component in English and in Chinese, in a known group", () => {
  const groups = "Foundations|Basics|Navigation|Content|Forms|Feedback|Pages";
  const pattern = new RegExp(
    `^(?:${groups})(?:/[^/]*[A-Za-z]{2}[^/]*\\p{Script=Han}[^/]*| \\p{Script=Han}+)$`,
    "u",
  );
  const titles = Object.values(modules).map((module) => module.default.title);
  expect(titles.filter((title) => !pattern.test(title))).toEqual([]);
});

it.each([
  ["button/Button", { variant: "inline-radio", loading: "boolean", icon: "text", href: false, ref: false }],
  ["nav-bar/NavBar", { logo: false, action: false, menu: "text", overlay: "boolean" }],
  ["article-body/ArticleBody", { className: "text", labels: false }],
  ["form/Form", { children: false, busy: "boolean" }],
  ["picture/Picture", { src: "text", width: "number" }],
])(
  "give a control to what of %s is text, a switch or a choice, and none to what no text can be",
  (path, expected) => {
    const fileName = `../src/${path}.stories.tsx`;
    const context = { argTypes: {}, initialArgs: modules[fileName]?.default.args, parameters: { fileName } };
    const rows = Object.entries(documentProps(context as unknown as Parameters<typeof documentProps>[0]));
    const controls = rows.map(([name, { control }]) => [
      name,
      (control as { type?: string })?.type ?? control,
    ]);
    expect(Object.fromEntries(controls)).toMatchObject(expected);
  },
);

it("mark a required prop once", () => {
  const fileName = "../src/field/Field.stories.tsx";
  const argTypes = { name: { name: "name", type: { name: "string", required: true } } };
  const context = { argTypes, initialArgs: {}, parameters: { fileName } };
  const rows = documentProps(context as unknown as Parameters<typeof documentProps>[0]);
  expect([rows["name"]?.name, rows["label"]?.name]).toEqual(["name", "label *"]);
});

it("leave no picture behind when they go", () => {
  const known = new Set(
    Object.entries(modules).flatMap(([path, { default: _meta, ...stories }]) =>
      Object.keys(stories).map((name) =>
        path.replace(/^.*\/([^/]+\/[^/]+)\.stories\.tsx$/, `$1-${name}.webp`),
      ),
    ),
  );
  expect(keptFiles().filter((file) => !known.has(file))).toEqual([]);
});

it("have pictures of at most 10 MB together", () => {
  const bytes = keptFiles().reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(ALL_PICTURES_BYTES);
});
