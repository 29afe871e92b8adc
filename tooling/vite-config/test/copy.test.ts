import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { compileCopy } from "../src/copy/compile-copy.ts";
import { copyFaults, copyPlugin, writeCopyTypes } from "../src/copy/index.ts";
import { readCopyFile, Text, wholeCopy } from "../src/copy/read-copy.ts";
import { appFolder } from "./app-folder.ts";

const EN = `# The page about the company.
title: "About {brand}\\n\`now\` for $5"
shown:
  one: "{count} case"
  other: "{count} cases"
figures:
  age: Years
steps:
  - text: First
  - text: Second
form: !include shared/form
`;
const JA = `title: "{brand}"\nshown: "{count}件"\nfigures:\n  age: 年\nsteps:\n  - text: 一\nform: !include shared/form\n`;

/** The page, all that it says in two languages, and who reads it. */
const FILES = {
  "copy/about.en.yml": EN,
  "copy/about.ja.yml": JA,
  "copy/shared/form.en.yml": "send: Send\n",
  "copy/shared/form.ja.yml": "send: 送信\n",
  "src/pages/about/AboutPage.tsx":
    "copy.title; copy.shown; copy.figures.age; copy.steps.map(({ text }) => text); <Form texts={copy.form} />",
};

async function faultsOf(changed: Readonly<Record<string, string>>): Promise<readonly string[]> {
  await using app = await appFolder({ ...FILES, ...changed });
  writeCopyTypes(app.path);
  return copyFaults(app.path);
}

test("lets titles break where their author says", () => {
  const texts = { title: "做了 {age} 年|一件事", text: "a | b" };
  const copy = Object.fromEntries(Object.entries(texts).map(([key, other]) => [key, new Text({ other })]));
  expect(compileCopy(copy, "zh")).toBe('{"title":v=>`做了 ${v.age}\u00A0年\u200B一件事`,"text":"a | b"}');
  expect(() => compileCopy(new Text({ other: "a|b" }), "zh", "text")).toThrow(
    "“text” is the key of no title",
  );
});

test("leaves what search engines are told out of what a browser reads", () => {
  const text = (other: string): Text => new Text({ other });
  const told = { pageTitle: text("A"), filteredDescription: text("{subject}"), description: text("B") };
  const copy = { ...told, keywords: [text("C")] };
  const read = '{"pageTitle":"A","filteredDescription":()=>"","description":"","keywords":[]}';
  expect(compileCopy(copy, "en", "", true)).toBe(read);
  expect(compileCopy(copy, "en")).toContain('"description":"B","keywords":["C"]');
});

test("makes texts of copy, and functions of texts with places to fill", async () => {
  await using app = await appFolder(FILES);
  const file = readCopyFile(app.path, "about.en.yml");
  const code = compileCopy(wholeCopy(app.path, file), file.language);
  const url = `data:text/javascript,${encodeURIComponent(`export const copy = ${code}`)}`;
  const { copy } = (await import(url)) as {
    readonly copy: Readonly<Record<"title" | "shown", (values: object) => string>>;
  };
  expect(copy.title({ brand: "Wesdom" })).toBe("About Wesdom\n`now` for $5");
  expect([0, 1, 2].map((count) => copy.shown({ count }))).toEqual(["0 cases", "1 case", "2 cases"]);
  expect(copy).toMatchObject({
    figures: { age: "Years" },
    steps: [{ text: "First" }, { text: "Second" }],
    form: { send: "Send" },
  });
});

test("declares its keys and the places to fill", async () => {
  await using app = await appFolder(FILES);
  expect(writeCopyTypes(app.path)).toBe(true);
  expect(writeCopyTypes(app.path)).toBe(false);
  const types = await readFile(join(app.path, "src/copy.gen.d.ts"), "utf8");
  expect(types).toContain(
    `readonly "about": { readonly "title": Message<"brand">; readonly "shown": Message<"count">; readonly "figures": { readonly "age": string }; readonly "steps": readonly { readonly "text": string }[]; readonly "form": { readonly "send": string } };`,
  );
  expect(types).toContain(`declare module "#copy/about.ja.yml"`);
});

test("tells a page under development what is wrong with its copy", async () => {
  await using app = await appFolder({ "copy/about.en.yml": "title: [About\nlead: We measure\n" });
  const vite = await createServer({
    root: app.path,
    configFile: false,
    logLevel: "silent",
    plugins: [copyPlugin(app.path)],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const shown = vite.environments.client.transformRequest("/copy/about.en.yml");
  await expect(shown).rejects.toThrow(/copy\/about\.en\.yml: .* at line 2, column 1/);
  await vite.close();
});

test("finds nothing wrong with copy that says the same in each language and is read", async () => {
  expect(await faultsOf({})).toEqual([]);
});

test.each([
  ["a missing key", "about.ja", JA.replace("  age: 年", "  ago: 年"), "about.ja.yml: figures.age is missing"],
  [
    "a misspelt key",
    "about.ja",
    JA.replace("  age: 年", "  ago: 年"),
    "about.en.yml: figures.ago is missing",
  ],
  ["a missing place", "about.ja", JA.replace("{brand}", "会社"), "about.ja.yml: title lacks {brand}"],
  ["a misspelt place", "about.ja", JA.replace("{brand}", "{name}"), "about.en.yml: title lacks {name}"],
  [
    "an item of another kind",
    "about.ja",
    JA.replace("- text: 一", "- 一"),
    "about.ja.yml: steps[0] is a text and elsewhere a group",
  ],
  [
    "an item without a key",
    "about.en",
    EN.replace("text: Second", "note: Second"),
    "about.en.yml: steps[1].text is missing",
  ],
  [
    "a plural that a language lacks",
    "about.en",
    EN.replace("one:", "two:"),
    "about.en.yml: shown has the plurals two, other, of one, other",
  ],
  [
    "no text",
    "about.en",
    EN.replace("Years", "12"),
    "about.en.yml: figures.age is no text: put it in quotes",
  ],
  [
    "a lone brace",
    "about.en",
    EN.replace("{brand}", "{brand"),
    "about.en.yml: title has a brace that names no place",
  ],
  [
    "an include of nothing",
    "about.en",
    EN.replace("shared/form", "shared/from"),
    "about.en.yml: form includes shared/from, which is not there",
  ],
])("names %s", async (_what, file, text, fault) => {
  expect(await faultsOf({ [`copy/${file}.yml`]: text })).toContain(`copy/${fault}`);
});

test.each([
  ["about", "lead", `${EN}lead: Hello\n`, `${JA}lead: どうも\n`],
  [
    "about",
    "figures.lead",
    EN.replace("age: Years", "age: Years\n  lead: Hello"),
    JA.replace("age: 年", "age: 年\n  lead: どうも"),
  ],
  ["shared/form", "again", "send: Send\nagain: Again\n", "send: 送信\nagain: 再送信\n"],
])("names an unused key of %s: %s", async (name, key, en, ja) => {
  expect(await faultsOf({ [`copy/${name}.en.yml`]: en, [`copy/${name}.ja.yml`]: ja })).toEqual([
    `copy/${name}.en.yml: ${key} is unused`,
  ]);
});

test("names a file that one language lacks", async () => {
  expect(await faultsOf({ "copy/case.en.yml": "title: Cases\n" })).toContain("copy/case.ja.yml is missing");
});

test("says when the declarations are of other files", async () => {
  await using app = await appFolder(FILES);
  expect(copyFaults(app.path)).toEqual([expect.stringContaining("wesdom-site copy")]);
});
