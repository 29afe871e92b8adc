import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildContent } from "../src/content/import/buildContent.ts";
import { CONTENT_DIRECTORY, MANIFEST, readContentFiles } from "../src/content/import/files.ts";
import { changed, faultsOf, files } from "./support/content.ts";
import { outcome, run } from "./support/processes.ts";

/** What is wrong with articles of a language, each the text of one with a change, by what the change is. */
function faultsOfArticles(
  folder: "zh" | "en" | "ja",
  changes: Readonly<Record<string, (text: string) => string>>,
): Record<string, string[]> {
  const text = `---\ncode: CODE\ntitle: Title\nsummary: Summary\ncategory: practice\ntags: [a]\nauthor: lin-yue\npublishedAt: 2026-06-01\n---\n\nText.\n`;
  const named = Object.entries(changes).map(
    ([name, change], at) =>
      [name, `${folder}/articles/t${at}.md`, change(text).replace("CODE", `t${at}`)] as const,
  );
  const faults = faultsOf(new Map([...files, ...named.map(([, file, written]) => [file, written] as const)]));
  return Object.fromEntries(
    named.map(([name, file]) => [
      name,
      faults.flatMap((fault) => (fault.startsWith(`${file}: `) ? [fault.slice(file.length + 2)] : [])),
    ]),
  );
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wesdom-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A change of an article's field. */
const field =
  (name: string, line: string) =>
  (text: string): string =>
    text.replace(new RegExp(`^${name}: .*$`, "m"), () => line);

/** Another text of an article. */
const body =
  (words: string) =>
  (text: string): string =>
    text.replace("Text.", () => words);

describe("faults", () => {
  test("are told all at once, with file and field", () => {
    const faults = faultsOf(
      changed({
        "zh/stories/lipstick-to-cart.md": (text) => text.replace("brand: muyan", "brand: nobody"),
        "en/team/lin-yue.md": (text) => text.replace(/^name: .*$/m, ""),
        "ja/company.md": () => "no front matter",
        "zh/services/media-buying.md": (text) => text.replace("story: sparkling-tea-launch", "story: none"),
        "zh/articles/three-budget-accounts.md": (text) => text.replace("figure: 34%", "figure: 35%"),
        "taxonomy.yaml": (text) => `${text}\n  - [`,
      }),
    );
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining('zh/stories/lipstick-to-cart.md: unknown brand "nobody"'),
        expect.stringContaining("en/team/lin-yue.md: name:"),
        expect.stringContaining("ja/company.md: has no front matter"),
        "zh/articles/three-budget-accounts.md: figure: is not in the summary",
        expect.stringContaining('zh/services/media-buying.md: unknown story "none"'),
        expect.stringContaining("taxonomy.yaml:"),
      ]),
    );
  });
  test("are told of a text below a front matter that has some too", () => {
    const both = (wrong: (text: string) => string) => (text: string) =>
      wrong(body("A line<br>and [a case](/m/en-us/case?code=none).")(text));
    const ofBody = [expect.stringContaining("<br>"), expect.stringContaining("/m/en-us/case?code=none")];
    expect(
      faultsOfArticles("en", {
        field: both(field("title", "")),
        yaml: both(field("title", "title: a: b")),
        name: both(field("code", "code: other")),
      }),
    ).toEqual({
      field: ["title: is missing", ...ofBody],
      yaml: [expect.stringMatching(/^line 3: /), ...ofBody],
      name: [expect.stringMatching(/^code: is "other"/), ...ofBody],
    });
    const banner = [...files.keys()].find((file) => file.startsWith("en/banners/")) ?? "";
    expect(faultsOf(changed({ [banner]: field("action", "") })), "without a text").toHaveLength(1);
  });
  test("a day that no calendar has, and one of a change before the first, are named", () => {
    const faults = faultsOf(
      changed({
        "en/articles/choosing-your-first-platform.md": (text) =>
          text.replace(/^publishedAt: .*$/m, "publishedAt: 2020-02-31"),
        "zh/articles/cover-1200.md": (text) => text.replace(/^publishedAt: .*$/m, "publishedAt: 2027-13-01"),
        "en/pages/privacy_policy.md": (text) => text.replace(/^updatedAt: .*$/m, "updatedAt: 2020-01-01"),
        "ja/company.md": (text) => text.replace(/date: "?\d{4}-\d\d"?/, 'date: "2026-13"'),
      }),
    );
    expect(faults).toEqual([
      expect.stringMatching(/^zh\/articles\/cover-1200\.md: publishedAt: /),
      "en/articles/choosing-your-first-platform.md: publishedAt: is no day of the calendar",
      expect.stringMatching(/^en\/pages\/privacy_policy\.md: updatedAt: is before publishedAt/),
      "ja/company.md: timeline.0.date: is no month, such as 2027-02",
    ]);
  });
  test("a day before the company, and one more than a year ahead, are named: a year was mistyped", () => {
    const ahead = (days: number): string =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const dated = (published: string, updated = published) =>
      field("publishedAt", `publishedAt: ${published}\nupdatedAt: ${updated}`);
    expect(
      faultsOfArticles("en", {
        founded: dated("2014-01-15", ahead(360)),
        before: dated("0202-06-01", "2014-01-14"),
        ahead: dated("2026-06-01", ahead(370)),
      }),
    ).toEqual({
      founded: [],
      before: [
        "publishedAt: 0202-06-01 is before the company was founded, 2014-01-15: look at the year",
        "updatedAt: 2014-01-14 is before the company was founded, 2014-01-15: look at the year",
      ],
      ahead: [`updatedAt: ${ahead(370)} is more than a year ahead: look at the year`],
    });
    const story = (text: string): string => text.replace(/^publishedAt: 20/m, "publishedAt: 02");
    expect(faultsOf(changed({ "ja/stories/sunscreen-lab.md": story }))).toEqual([
      expect.stringMatching(/^ja\/stories\/sunscreen-lab\.md: publishedAt: 02.* is before the company/),
    ]);
  });
  test("what would be there twice, under one address or one key, is named with its file", () => {
    const copied = new Map([
      ...changed({
        "brands.yaml": (text) =>
          `${text}\n- { id: muyan, zh: a, en: a, ja: a, projects: 1 }\n- { id: ${"a".repeat(81)}, zh: a, en: a, ja: a, projects: 1 }\n`,
        "companies.yaml": (text) =>
          `${text}\n${"- { name: 北京(新城商贸, city: 北京(新, industry: beauty }\n".repeat(2)}`,
        "media/manifest.json": (text) => `<<<<<<< HEAD\n${text}`,
      }),
      ["en/articles/fresh.md", files.get("en/articles/choosing-your-first-platform.md") ?? ""],
      [
        "en/pages/choosing-your-first-platform.md",
        files.get("en/articles/choosing-your-first-platform.md") ?? "",
      ],
    ]);
    expect(faultsOf(copied)).toEqual([
      expect.stringMatching(/^media\/manifest\.json: .*JSON/),
      expect.stringMatching(/^media\/manifest\.json: has the marks of a conflict of git/),
      expect.stringMatching(/^brands\.yaml: \d+\.id: .*<=80/),
      expect.stringMatching(/^brands\.yaml: \d+: "muyan" stands here twice$/),
      expect.stringMatching(/^companies\.yaml: \d+: "北京\(新城商贸" stands here twice$/),
      expect.stringMatching(
        /^en\/articles\/fresh\.md: code: is "choosing-your-first-platform", and the file/,
      ),
      expect.stringMatching(/^en\/articles\/choosing-your-first-platform\.md: a file of pages has this name/),
    ]);
  });
  test("what a page would leave out, and a link that leads nowhere, are named with file and place", () => {
    const article = "en/articles/choosing-your-first-platform.md";
    const body = [
      "<p>This paragraph was pasted from a newsletter.</p>",
      "A <b>word</b>, <!-- a remark --> and ![A chart](fees.png)",
      "<!-- ask Lin ->\n\nlost\n\n<!-- a remark -->",
      "```nunber\nvalue: 41%\n```",
      "[a](foo.md) [b](//evil.example) [c](/m/zh-cn/case) [d](/m/en-us/article?code=none) [e](/m/en-us/services/none)",
      "[f](https://a.example) [g](/m/en-us/case?code=lipstick-to-cart#x) [h](mailto:a@b.example) [i](/m/en-us)" +
        " [j](/m/en-us/article?title=Which%20Chinese%20platform%20first%3F%20Start%20from%20the%20question%20buyers%20ask)",
      "<!-- never closed",
    ].join("\n\n");
    const content = new Map([
      ...changed({
        [article]: (text) => text.replace(/^tags:/m, "tag:") + `\n\n${body}`,
        "en/company.md": (text) => text.replace("- city:", "- fax: 1\n    city:"),
        "en/banners/home-live.md": (text) => text.replace(/href: "[^"]*"/, "href: /m/jp/case"),
      }),
      ["en/article/x.md", ""],
      ["brand.yaml", ""],
    ]);
    const unknown = [`${article}: tag: is no field here`, "en/company.md: offices.0.fax: is no field here"];
    expect(faultsOf(content).filter((fault) => !fault.startsWith(article))).toEqual([
      unknown[1],
      expect.stringMatching(/^en\/banners\/home-live\.md: leads to "\/m\/jp\/case": write a whole address/),
      expect.stringMatching(/^en\/article\/x\.md: is not read/),
      expect.stringMatching(/^brand\.yaml: is not read/),
    ]);
    expect(faultsOf(content)).toContain(unknown[0]);
    const faults = faultsOf(changed({ [article]: (text) => `${text}\n\n${body}` }));
    expect(
      faults.map((fault) => fault.replace(`${article}: `, "").replace(/[:,] (?:write|draw) .*/, "")),
    ).toEqual([
      '"<p>This paragraph was pasted from a news…" is HTML, which is not shown',
      '"<b>" is HTML, which is not shown',
      '"</b>" is HTML, which is not shown',
      '"![A chart](fees.png)" is a picture, which is not shown',
      '"<!-- ask Lin ->" is HTML, which is not shown',
      '"```nunber" is no kind of block',
      '"<!-- never closed" is HTML, which is not shown',
      'leads to "foo.md"',
      'leads to "//evil.example"',
      'leads to "/m/zh-cn/case"',
      'leads to "/m/en-us/article?code=none", and en/articles has no "none"',
      'leads to "/m/en-us/services/none", and en/services has no "none"',
    ]);
  });
  test("evidence that cannot be drawn names its kind and what is wrong with it", () => {
    const faults = faultsOf(
      changed({
        "en/stories/cat-food-honesty.md": (text) =>
          text +
          "\n\n```columns\ntitle: One\ncolumns: [{ at: 1, value: 2 }]\ncaption: c\n```" +
          "\n\n```live\ncaption: [\n```" +
          "\n\n```post\nauthor: a\ntitle: t\nlikse: 3\ncaption: c\n```",
      }),
    );
    expect(faults).toEqual([
      "en/stories/cat-food-honesty.md: columns: columns: Invalid length: Expected >=3 but received 1",
      expect.stringMatching(/^en\/stories\/cat-food-honesty\.md: live: "caption: \[": Flow sequence/),
      "en/stories/cat-food-honesty.md: post: likse: is no field here",
    ]);
  });
  test("a table that asks for bars where they would mislead names itself and its column", () => {
    const faults = faultsOf(
      changed({
        "en/pages/privacy_policy.md": (text) =>
          `${text}\n\n| a <!-- bars --> | b <!-- bars --> | c <!-- bar --> | d |\n| - | - | - | - |\n` +
          "| 1–2 | 3% | 1 | x |\n| none | 4 days | 2 | y |",
      }),
    );
    expect(faults.map((fault) => fault.replace(/table \d+/, "table N"))).toEqual([
      'en/pages/privacy_policy.md: table N: a: "1–2" is not one number',
      'en/pages/privacy_policy.md: table N: a: "none" is not one number',
      'en/pages/privacy_policy.md: table N: b: more than one unit: "%", "days"',
      'en/pages/privacy_policy.md: table N: c: unknown mark "bar"',
    ]);
  });
  test("a paper has figures in one column, bars within its width and one mark", () => {
    const faults = faultsOf(
      changed({
        "en/services/live-commerce.md": (text) =>
          text.replace(/columns: \[(.*)\]/, "columns: [$1, Share]").replace("share: 89", "share: 890"),
        "en/services/media-buying.md": (text) => text.replace("share: 34", "mark: struck"),
        "ja/services/media-buying.md": (text) => text.replace("share: 34", "shrae: 34"),
      }),
    );
    // Stories name services that are not there now.
    expect(faults.filter((fault) => fault.includes("/services/"))).toEqual([
      expect.stringMatching(/^en\/services\/live-commerce\.md: paper\.columns\.2: /),
      expect.stringMatching(/^en\/services\/live-commerce\.md: paper\.lines\.1\.share: /),
      "en/services/media-buying.md: paper: has more than one mark",
      expect.stringMatching(/^ja\/services\/media-buying\.md: paper\.lines\.0\.shrae: /),
    ]);
  });
  test("a missing picture is a fault by name; optional, a plain colour stands in", () => {
    const without = changed({
      "media/manifest.json": (text) => {
        const entries = JSON.parse(text) as Record<string, unknown>;
        return JSON.stringify(
          Object.fromEntries(
            Object.entries(entries).filter(([key]) => !/^(?:brands|products\/lipstick-to-cart)$/.test(key)),
          ),
        );
      },
    });
    const faults = faultsOf(without, "required");
    expect(faults.at(-1)).toMatch(
      /^media\/manifest\.json lacks .*brands\/muyan.*: draw them, `pnpm --filter @wesdom\/artwork draw`$/,
    );
    expect(faults.join(), "a case has its motif alone until somebody draws its product").not.toContain(
      "products/",
    );
    const brand = buildContent(without, "optional").brands.find((row) => row.id === "muyan");
    expect(brand?.data.picture).toMatchObject({ width: 240, height: 128, preview: "#E8E4F3" });
  });
  test("front matter that cannot be read, or would be cut, names its line and the way out", () => {
    const quotes = "put the whole value in quotes, '…'";
    const remark = `# begins a remark, which is not shown: ${quotes}, or give the remark a line of its own`;
    const colon = "behind the name of a field write a colon and a space, `: `";
    expect(
      faultsOfArticles("en", {
        fine: (text) => `\uFEFF\n${text.replaceAll("---", "--- ").replace("title", "# A remark.\ntitle")}`,
        remark: field("title", "title: Why #hashtags still work"),
        "remark of a block": body("```number\nvalue: 5 #a\ncaption: '#b'\n```"),
        colon: field("title", "title: Choosing: a platform"),
        "wide colon": field("title", 'title："Title"'),
        "quoted start": (text) => `\n${field("title", 'title: "Quoted" is what they said')(text)}`,
        alias: field("title", "title: *Title*"),
        open: field("tags", "tags: [a, b"),
        number: field("title", "title: 2027"),
        list: field("tags", "tags: Budget, China"),
        empty: field("title", "title:"),
        twice: field("tags", "title: Title"),
        none: () => "Text.",
      }),
    ).toEqual({
      fine: [],
      remark: [`line 3: "title: Why #hashtags still work": ${remark}`],
      "remark of a block": [`number: "value: 5 #a": ${remark}`],
      colon: [
        `line 3: "title: Choosing: a platform": Nested mappings are not allowed in compact mappings: ${quotes}`,
      ],
      "wide colon": [`line 3: "title："Title"": Implicit keys need to be on a single line: ${colon}`],
      "quoted start": [
        `line 4: "title: "Quoted" is what they said": Unexpected scalar at node end: ${quotes}`,
      ],
      alias: [expect.stringContaining(`Unresolved alias`)],
      open: [expect.stringMatching(/^line 7: .* end with a \]: close what is open above$/)],
      number: ['title: is no text but a number: put it in quotes, "2027"'],
      list: ["tags: is one value, and a list is wanted: write [first, second]"],
      empty: ["title: is missing"],
      twice: ['line 6: "title: Title": Map keys must be unique: keep one of them'],
      none: ["has no front matter: write its fields between two lines of ---, at the top"],
    });
  });
  test("what is not there is told with what there is", () => {
    const notes = "fog dragon umbrella-above wyvern"
      .split(" ")
      .map((name) => `  - { title: t, author: a, picture: ${name} }\n`);
    expect(
      faultsOfArticles("en", {
        category: field("category", "category: methods"),
        author: field("author", "author: Liu Bo"),
        vignette: body(`\`\`\`feed\ntabs: [a, b]\nnotes:\n${notes.join("")}caption: c\n\`\`\``),
      }),
    ).toEqual({
      vignette: [
        expect.stringMatching(/^feed: picture: unknown vignette "dragon": write one of .*\bfog, /),
        expect.stringMatching(/^feed: picture: unknown vignette "wyvern": /),
      ],
      category: [expect.stringMatching(/^unknown category "methods": write one of .*\bpractice\b/)],
      author: [expect.stringMatching(/^unknown author "Liu Bo": write one of .*\bliu-bo, /)],
    });
  });
  test("are told by one command, without a database", async () => {
    const directory = newFolder();
    cpSync(CONTENT_DIRECTORY, directory, { recursive: true });
    const check = () =>
      outcome(run("src/cli/content.ts", ["check"], { CONTENT_DIR: directory, DATA_DIR: newFolder() }));
    expect(await check()).toEqual({ code: 0, out: "The content has no fault.\n", err: "" });
    writeFileSync(join(directory, "en/articles/a.txt"), "");
    expect(await check()).toEqual({
      code: 1,
      out: "",
      err: expect.stringMatching(/^The content has a fault:\n {2}en\/articles\/a\.txt: is not read: .*\n$/),
    });
  });
  test("a file that nobody reads is named, whatever it is", () => {
    const directory = newFolder();
    const stray = [
      "En/articles/a.md",
      "articles/a.md",
      "brands.yml",
      "en/articles/a.MD",
      "en/articles/a.docx",
    ];
    stray.push(
      "en/articles/a.markdown",
      "en/article/a.md",
      "fr/articles/a.md",
      "notes.txt",
      "zh/taxonomy.yaml",
    );
    for (const name of [...stray, "media/notes.txt", ".DS_Store", "en/.a.md.swp", ".git/a.md"]) {
      mkdirSync(dirname(join(directory, name)), { recursive: true });
      writeFileSync(join(directory, name), "---\ncode: a\n---\n");
    }
    const content = new Map([
      ...files,
      ...readContentFiles(directory),
      [MANIFEST, files.get(MANIFEST) ?? ""],
    ]);
    const unread =
      ": is not read: its folder, its name or its ending is none of the content, compare those beside it";
    expect(faultsOf(content).toSorted()).toEqual(stray.map((name) => name + unread).toSorted());
  });
  test("a block that is not closed is named: the rest of the text would be part of it", () => {
    const open = (first: string): string =>
      `"${first}" is not closed: write its strokes once more on a line below the block`;
    expect(
      faultsOfArticles("en", {
        closed: body("````\n```\n````\n\n- a\n\n  ~~~\n  b\n  ~~~\n\n    indented\n\n```\n```"),
        post: body("```post\nauthor: a\n\nThe rest."),
        code: body("````\na\n```\n\nThe rest."),
        alone: body("Text.\n\n```"),
      }),
    ).toEqual({ closed: [], post: [open("```post")], code: [open("````")], alone: [open("```")] });
  });
  test("an article without words, and places that nothing fills, are named", () => {
    const place = /^\{\w+\} stays on the page: write one of \{staff\}, .*\{hours\}.*, or no braces$/;
    const oneTag = "is one tag: put a comma of this kind, and a space, between two, [a, b]";
    expect(
      faultsOfArticles("zh", {
        fine: body("Code: `{staf}`\r\n\r\n```\r\n{staf}\r\n```\r\n"),
        empty: body(""),
        remark: body("<!-- Words to come. -->"),
        place: body("{staf} people, {staf}"),
        "place in a title": field("title", "title: Our {staf}"),
        "a fact of the company": body("{company}"),
        tags: field("tags", 'tags: ["", 2027]'),
        "tags in Chinese": field("tags", "tags: [预算，计划, 预算、计划]"),
        "another encoding": body("\uFFFD\uFFFD"),
      }),
    ).toEqual({
      fine: [],
      empty: ["has no text below its front matter"],
      remark: ["has no text below its front matter"],
      place: [expect.stringMatching(place)],
      "place in a title": [expect.stringMatching(place)],
      "a fact of the company": [expect.stringMatching(place)],
      tags: ["tags.0: is empty: leave it out"],
      "tags in Chinese": [`tags.0: ${oneTag}`, `tags.1: ${oneTag}`],
      "another encoding": ["holds signs that are no UTF-8, \uFFFD: save it anew as UTF-8"],
    });
    expect(faultsOf(changed({ "en/company.md": (text) => `${text}\n{compny}, {company}` }))).toEqual([
      expect.stringMatching(/^en\/company\.md: \{compny\} stays .*\{staff\}, .*\{creditCode\}/),
    ]);
  });
  test("what a page would show as it stands, or leave out, is named", () => {
    expect(
      faultsOfArticles("zh", {
        fine: body(
          "**一**、**“二”**。`**` `](` \\*\\* 2 * 3\n\n```\n**\n```\n\n| **a** |\n| --- |\n| **1** |",
        ),
        bold: body("这是** 强调 **的"),
        "bold in a table": body("| a |\n| --- |\n| **1 |"),
        link: body("[x](https://example.com/a b)"),
        reference: body("[x][nope]"),
        note: body("Words[^1]"),
        tasks: body("- [ ] a\n- [x] b"),
        row: body("| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n| 1 \\| 2 | 3\n| 1 |"),
        part: body("## One\n\n[x](#section-1) [y](#nowhere)"),
        "part of none": body("[x](#section-1)"),
        cases: body(
          "[x](/m/zh-cn/case?industry=beauty&platform=douyin) [x](/m/zh-cn/case?industry=cars) [x](/m/zh-cn/case?platform=x)",
        ),
      }),
    ).toEqual({
      fine: [],
      link: [expect.stringMatching(/^"\[x\]\(": \]\( stays on the page: an address has no spaces/)],
      reference: [expect.stringMatching(/^"\[x\]\[nope\]": \]\[ stays on the page: write the address/)],
      note: ['"Words[^1]": footnotes are not shown: say it in the text'],
      tasks: ["[ ] and [x] of a list are not shown: say it in words"],
      row: ['table 1: "| 1 | 2 | 3 |" has more cells than the head: a | in a cell is \\|'],
      part: ['leads to "#nowhere", and no heading of the text is that: #section-1'],
      "part of none": ['leads to "#section-1", and no heading of the text is that: it has none'],
      cases: [
        'leads to "/m/zh-cn/case?industry=cars", and taxonomy.yaml: industries has no "cars"',
        'leads to "/m/zh-cn/case?platform=x", and taxonomy.yaml: platforms has no "x"',
      ],
      bold: [expect.stringMatching(/^"这是\*\* 强调 \*\*的": \*\* stays on the page: let no space /)],
      "bold in a table": [expect.stringMatching(/^"\*\*1": \*\* stays on the page/)],
    });
  });
});
