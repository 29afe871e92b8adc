import { expect, test } from "vitest";
import { examples } from "../src/examples/examples.ts";
import { updateExamples } from "../src/examples/update-examples.ts";

test("what Storybook shows editors is what the content says today", async () => {
  expect(await updateExamples(true), "written anew by `pnpm --filter @wesdom/artwork draw`").toEqual([]);
});

test("there is evidence of every kind and a cover of every motif, in each language", async () => {
  const files = await examples();
  const evidence = JSON.parse(files.get("evidence.json") ?? "") as Record<string, Record<string, object>>;
  const covers = JSON.parse(files.get("covers.json") ?? "") as { motif: string; matter: object }[];
  expect(Object.keys(evidence).toSorted()).toEqual([
    "columns",
    "dots",
    "feed",
    "live",
    "number",
    "post",
    "scale",
    "search",
    "sheet",
  ]);
  for (const [kind, languages] of Object.entries(evidence))
    for (const language of ["zh", "en", "ja"])
      expect(languages[language], `${kind}, ${language}`).toMatchObject({
        html: expect.stringContaining(`el-evidence--${kind}`),
      });
  expect(covers.map(({ motif }) => motif)).toEqual(["arcs", "bars", "dots", "grid", "ribbons", "waves"]);
  for (const { motif, matter } of covers)
    for (const lines of Object.values(matter)) expect(lines).toContain(`motif: ${motif}`);
});
