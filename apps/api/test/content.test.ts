import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildContent, contentSteps } from "../src/content/import/buildContent.ts";
import { ContentError } from "../src/content/import/content-error.ts";
import { CONTENT_DIRECTORY } from "../src/content/import/files.ts";
import { renderMarkdown } from "../src/content/import/markdown.ts";
import { createApi } from "../src/createApi.ts";
import { fillDataFolder } from "../src/content/fillDataFolder.ts";
import { changed, faultsOf, files } from "./support/content.ts";

describe("the project's content", () => {
  test("has no fault, and every picture is there", () => {
    expect(faultsOf(files, "required")).toEqual([]);
  });
  test("has the pictures that pages name themselves, by the hashes they name", () => {
    const root = join(import.meta.dirname, "../../..");
    const manifest = Object.values(
      JSON.parse(readFileSync(join(CONTENT_DIRECTORY, "media/manifest.json"), "utf8")) as Record<
        string,
        { src: string; hash: string }
      >,
    );
    const pages = globSync(["apps/*/src/**/*.tsx", "packages/page-sections/src/**/*.tsx"], { cwd: root });
    const named = pages.flatMap((page) =>
      [...readFileSync(join(root, page), "utf8").matchAll(/\b(?:stories|vignettes)\/[\w-]+\.svg[^"`]*/g)].map(
        String,
      ),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(manifest.map(({ src, hash }) => `${src}?v=${hash}`)).toEqual(expect.arrayContaining(named));
  });
  test("each phrase of a title fits a line: one that does not breaks anywhere, even before a comma", () => {
    const { articles, stories } = buildContent(files, "optional");
    /** Of an article's: a screen of 375 px without its gutters, in type of 32 px. */
    const lineEms = (375 - 2 * 20) / 32;
    const ems = (phrase: string): number =>
      [...phrase].reduce((sum, sign) => sum + (sign < "\u0300" ? 0.6 : 1), 0);
    const wide = [...articles, ...stories]
      .map(({ lang, data }) => ({ lang, title: data.title }))
      .flatMap(({ lang, title }) => (lang === 2 ? [] : title.split(/[\u200B ]|(?<=[、，。：！？」])|(?=「)/)))
      .filter((phrase) => ems(phrase) > lineEms);
    expect(wide).toEqual([]);
  });
  test("are made a text at a time, so that calls are answered meanwhile", () => {
    const texts = [...files.keys()].filter((file) =>
      /^(?:zh|en|ja)\/(?:articles|pages|stories)\//.test(file),
    );
    expect([...contentSteps(files, "optional")]).toHaveLength(texts.length);
  });
  test("stories are the same in all languages; facts do not differ", () => {
    const { stories } = buildContent(files, "optional");
    const byLang = (lang: number): string[] =>
      stories
        .filter((story) => story.lang === lang)
        .map(({ code, industry, platform, publishedAt }) => [code, industry, platform, publishedAt].join());
    expect(byLang(2)).toEqual(byLang(1));
    expect(byLang(3)).toEqual(byLang(1));
  });
  test("papers of services have the same figures, bars and marks in English and Japanese", () => {
    const { introductions } = buildContent(files, "optional");
    const drawn =
      /<(?:td|\/td|s|\/s|mark|progress|p|b)\b[^>]*>|\d[\d,]*(?=[^<]*(?:<small>[^<]*<\/small>)?<\/(?:span|mark|s)>)/g;
    const papersOf = (language: number): object[] =>
      introductions
        .filter(({ lang }) => lang === language)
        .flatMap(({ data }) => data.services)
        .flatMap(({ code, paper }) =>
          paper ? [{ code, drawn: paper.replace(/<caption.*<\/thead>/, "").match(drawn) }] : [],
        );
    expect(papersOf(2)).not.toEqual([]);
    expect(papersOf(3)).toEqual(papersOf(2));
  });
  test("a banner has the picture of its language, or the one that all share", () => {
    const { banners } = buildContent(files, "required");
    const sources = (code: string): (string | undefined)[] =>
      banners
        .filter((banner) => banner.code === code)
        .toSorted((one, other) => one.lang - other.lang)
        .map(({ data }) => /banners\/([\w-]+)/.exec(data.picture.src)?.[1]);
    expect(sources("home-attention")).toEqual(["home-attention", "en-home-attention", "ja-home-attention"]);
    expect(new Set(sources("home-live"))).toEqual(new Set(["home-live"]));
  });
  test("links inside texts stay in their language", () => {
    const { articles } = buildContent(files, "optional");
    const prefixes: Record<number, string> = { 1: "/m/zh-cn", 2: "/m/en-us", 3: "/m/jp" };
    for (const { lang, code, html } of articles) {
      const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
      expect({ code, foreign: links.filter((href) => !href.startsWith(prefixes[lang] ?? "")) }).toEqual({
        code,
        foreign: [],
      });
    }
  });
});

describe("titles", () => {
  test("break where their author says; who looks for them finds them without", () => {
    const marked = changed({
      "zh/articles/cover-1200.md": (text) =>
        text.replace(/^title: .*$/m, "title: 拆了 9 张|封面").replace(/^## .*$/m, "## 点得多|的题"),
    });
    const article = buildContent(marked, "optional").articles.find(({ code }) => code === "cover-1200");
    expect(article).toMatchObject({ title: "拆了 9 张封面", data: { title: "拆了 9\u00A0张\u200B封面" } });
    expect(article?.html).toContain("点得多\u200B的题");
    for (const plain of [article?.searchTitle, article?.searchBody, article?.toc[0]?.text])
      expect(plain).not.toMatch(/[|\u200B]/);
  });
});

describe("import", () => {
  const directory = mkdtempSync(join(tmpdir(), "wesdom-content-"));
  beforeAll(() => cpSync(CONTENT_DIRECTORY, directory, { recursive: true }));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test("a change reaches a running API; a fault leaves what was there", async () => {
    const api = await createApi({
      database: "memory",
      settings: { pictures: "optional", contentDirectory: directory },
    });
    const slogan = async (): Promise<string> => {
      const response = await api.fetch(new Request("http://api/about/introduction/info.do"));
      return ((await response.json()) as { data: { slogan: string } }).data.slogan;
    };
    const file = join(directory, "zh/company.md");
    const original = readFileSync(file, "utf8");
    expect((await api.importContent()).changed).toBe(false);
    writeFileSync(file, original.replace(/^slogan: .*$/m, "slogan: 新的口号"));
    expect((await api.importContent()).changed).toBe(true);
    expect(await slogan()).toBe("新的口号");
    writeFileSync(file, original.replace(/^slogan: .*$/m, ""));
    await expect(api.importContent()).rejects.toBeInstanceOf(ContentError);
    expect(await slogan()).toBe("新的口号");
    await api.close();
    writeFileSync(file, original);
  });

  test("an API that starts with faulty content serves what its database holds, and says so; with none it does not start", async () => {
    const contentDirectory = join(directory, "faulty");
    cpSync(CONTENT_DIRECTORY, contentDirectory, { recursive: true });
    const file = join(contentDirectory, "zh/company.md");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^slogan: .*$/m, ""));
    const dataDirectory = join(directory, "data");
    mkdirSync(dataDirectory);
    await fillDataFolder(dataDirectory, "optional");
    const nowhere = join(directory, "nowhere");
    for (const [folder, fault] of [
      [contentDirectory, "zh/company.md"],
      [nowhere, "ENOENT"],
    ] as const) {
      const lines: unknown[] = [];
      const api = await createApi({
        settings: { pictures: "optional", contentDirectory: folder, dataDirectory, databaseUrl: "" },
        log: (level, event, fields) => void lines.push([level, event, fields?.["faults"]]),
      });
      const response = await api.fetch(new Request("http://api/about/introduction/info.do"));
      expect(((await response.json()) as { data: { slogan: string } }).data.slogan).not.toBe("");
      expect(lines).toContainEqual(["error", "content", expect.stringContaining(fault)]);
      await api.close();
    }
    await expect(
      createApi({ database: "memory", settings: { pictures: "optional", contentDirectory } }),
    ).rejects.toBeInstanceOf(ContentError);
  });
});

describe("Markdown", () => {
  const html = (markdown: string): string => renderMarkdown(markdown, "en").html;

  test.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[x](javascript:alert(1))",
    "[x](data:text/html,x)",
    "[x](//evil.example)",
    '<a href="https://a" onclick="x">x</a>',
    "![x](https://a/b.png)",
    '<div style="position:fixed">x</div>',
    "<svg/onload=alert(1)>",
  ])("%s can do nothing", (markdown) => {
    expect(html(markdown)).not.toMatch(
      /<(?:script|img|svg|style)|<[^>]*(?: on\w+=|style=|javascript:|data:|\/\/evil)/,
    );
  });
  test("headings begin at the second level and carry ids that the table of contents names", () => {
    const text = renderMarkdown("# One\n\n### Part *a*\n\n## Two\n\n#### Deep", "zh");
    expect(text.html).toContain('<h2 id="section-1">One</h2>');
    expect(text.html).toContain('<h3 id="section-1-1">Part <em>a</em></h3>');
    expect(text.html).toContain("<h4>Deep</h4>");
    expect(text.toc).toEqual([
      { id: "section-1", text: "One", level: 2 },
      { id: "section-1-1", text: "Part a", level: 3 },
      { id: "section-2", text: "Two", level: 2 },
    ]);
  });
  test.each([
    [
      "这是**“强调”**的文字，和**重点。**后面",
      "这是<strong>“强调”</strong>的文字，和<strong>重点。</strong>后面",
    ],
    ["是**34%**的，和*（注）*的", "是<strong>34%</strong>的，和<em>（注）</em>的"],
    [
      "**[x](https://a.example)**と**「引用」**です",
      /<strong><a .*<\/a><\/strong>と<strong>「引用」<\/strong>です/,
    ],
    [
      "**一**、**二**，`**三**` \\*\\*四\\*\\*",
      "<strong>一</strong>、<strong>二</strong>，<code>**三**</code> **四**",
    ],
  ])("Chinese and Japanese may be bold beside any sign: %s", (markdown, expected) => {
    const text = renderMarkdown(markdown, "ja");
    expect(text.faults).toEqual([]);
    expect(text.html).toMatch(expected);
  });
  test("figures stay whole in words, not in code and addresses; in the room of a home page too", () => {
    const comments = "  - { who: a, text: 抢了 9 单 }\n".repeat(6);
    const { html: drawn, live } = renderMarkdown(
      "9 条 `9 条` [2027年6月](/a?keyword=2027年6月)\n\n```\n9 条\n```\n\n" +
        `\`\`\`live\nhost: h\nviewers: 2\ncomments:\n${comments}offer: { name: n, price: p, action: a }\ncaption: c\n\`\`\``,
      "zh",
      { product: { src: "/media/9 条.svg", width: 240, height: 240, preview: "", alt: "" } },
    );
    expect(drawn).toContain("<p>9\u00A0条 <code>9 条</code> <a ");
    expect(decodeURI(drawn)).toContain('href="/a?keyword=2027年6月">2027\u2060年\u20606\u2060月</a>');
    expect(drawn).toContain("<pre><code>9 条\n</code></pre>");
    for (const room of [drawn, live?.html]) {
      expect(room).toContain('src="/media/9 条.svg"');
      expect(room).toContain("抢了 9\u00A0单");
    }
  });
  test("a table can be scrolled and reached by keyboard", () => {
    expect(html("| a | b |\n| --- | --: |\n| 1 | **2** |")).toBe(
      '<div class="rich-table" role="region" tabindex="0" aria-label="Table"><table><thead><tr><th scope="col">a</th>' +
        '<th scope="col" align="right">b</th></tr></thead><tbody>\n<tr><td>1</td><td align="right"><strong>2</strong></td></tr>\n' +
        "</tbody></table></div>",
    );
  });
  test("a column without a name holds those of its rows", () => {
    const text = html("| | a |\n| --- | --- |\n| r | 1 |");
    expect(text).toContain('<thead><tr><td></td><th scope="col">a</th></tr></thead>');
    expect(text).toContain('<tr><th scope="row">r</th><td>1</td></tr>');
  });
  test.each([
    ["shares of the longest", ["4.1%", "**8.2%**", "0.01%"], ["50", "100", "02"]],
    [
      "less than nothing, nothing, no figure",
      ["¥200", "−¥100", "¥0", "—", ""],
      ["100", "50-", "00", null, null],
    ],
    ["shares, of the whole", ["29%", "58%"], ["29", "58"]],
    ["amounts, of the longest", ["30件", "60件"], ["50", "100"]],
    ["shares of more than the whole, of the longest", ["150%", "300%"], ["50", "100"]],
    ["rates too small for that, of the longest", ["2%", "8%"], ["25", "100"]],
    ["changes, of the largest", ["+20%", "+40%"], ["50", "100"]],
    ["multiples, with a note", ["5,000元", "约 1 万元（估）", "0.5万元"], ["50", "100", "50"]],
  ])("a column may have bars: %s", (_what, cells, bars) => {
    const text = renderMarkdown(
      `| n <!-- bars --> |\n| --- |\n${cells.map((cell) => `| ${cell} |`).join("\n")}`,
      "en",
    );
    expect(text.faults).toEqual([]);
    expect(text.html).toContain('<th scope="col" data-bars>n</th>');
    const drawn = [...text.html.matchAll(/<td(?: data-bar="(\d+)")?( data-below)?>/g)];
    expect(drawn.map(([, length, below]) => (length ? `${length}${below ? "-" : ""}` : null))).toEqual(bars);
  });
  test("a calendar shows when each line begins and ends, and its name where there is room", () => {
    const calendar = [
      "```calendar",
      "value: 2 festivals",
      "from: 2026-11-01",
      "months: 14",
      "lines:",
      "  - { name: Spring Festival, begins: 2026-11-15, day: 2027-02-06 }",
      "  - { name: Qixi, begins: 2027-06-01, day: 2027-08-08 }",
      "caption: Both.",
      "```",
    ].join("\n");
    expect(html(calendar)).toContain(
      '<li><span data-bar="03"></span><span data-bar="19"></span><strong>Spring Festival</strong></li>' +
        '<li><span data-bar="50"><strong>Qixi</strong></span><span data-bar="16"></span></li>',
    );
    expect(html(calendar)).toContain("<span>N</span><span>D</span><span>J</span>");
    expect(renderMarkdown(calendar, "ja").html).toContain("<span>11</span><span>12</span><span>1</span>");
  });
  test("each table of a text has a name of its own", () => {
    const table = "| a |\n| --- |\n| 1 |\n";
    const names = [...html(`${table}\n\ntext\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(["Table", "Table 2"]);
  });
  test("links out of the site say so, links within do not", () => {
    expect(html("[a](https://a.example) [b](/m/en-us/case)")).toBe(
      '<p><a href="https://a.example" rel="noopener noreferrer" target="_blank">a</a> <a href="/m/en-us/case">b</a></p>',
    );
  });
  test("the plain text has no markup and no entities", () => {
    expect(renderMarkdown("A & B\n\n- 1 < 2\n- `x`", "en").plain).toBe("A & B 1 < 2 x");
  });

  test("a paper is a table of words alone, with bars, what was struck and what was circled", () => {
    const paper = (language: number, code: string): string | undefined =>
      buildContent(
        changed({
          "en/services/influencer-marketing.md": (text) =>
            text.replace("Chef Bo", "<i>Bo</i>").replace("Nurse on Nights", '"a & b"'),
        }),
        "optional",
      )
        .introductions.find(({ lang }) => lang === language)
        ?.data.services.find((service) => service.code === code)?.paper;
    const list = paper(2, "influencer-marketing");
    expect(list).toContain('<th scope="row"><s>&lt;i&gt;Bo&lt;/i&gt;</s></th><td><span>¥180,000</span></td>');
    expect(list).toContain('<progress value="41" max="100" aria-hidden="true"></progress>');
    expect(list).toContain('<th scope="row">a &amp; b</th>');
    expect(paper(3, "live-commerce")).toContain("<td><mark>17,800</mark></td></tr></tfoot>");
    expect(paper(2, "marketing-technology")).toContain("<td><s>2,310</s> <span>1,284</span></td>");
    expect(paper(1, "live-commerce")).toBeUndefined();
  });
  test("figures of an article are drawn to scale, and said in words", () => {
    const { html: drawn, faults } = renderMarkdown(
      "```number\nvalue: ¥4,800 <b>\ncaption: c\n```\n\n```dots\ncount: 2\nof: 7\ntone: ink\ncaption: two of seven\n```\n\n" +
        "```scale\nlines:\n  - { name: before, value: 0.5 万 }\n  - { name: after, value: 1 万, mark: true }\ncaption: c\n```",
      "en",
    );
    expect(faults).toEqual([]);
    expect(drawn).toContain('class="el-evidence el-evidence--number el-ground el-ground--hot"');
    expect(drawn).toContain(
      '<span class="el-evidence__unit">¥</span>4,800<span class="el-evidence__unit"> &lt;b&gt;</span></p>',
    );
    const signed = renderMarkdown("```number\nvalue: +1.6×\ncaption: 第 70 分钟起\n```", "zh").html;
    expect(signed).toContain(
      'el-evidence__number--medium">+1.6×</p><figcaption>第 70\u00A0分钟起</figcaption>',
    );
    expect(drawn).toContain('class="el-evidence el-evidence--dots el-ground el-ground--ink"');
    expect(drawn).toContain(
      `aria-hidden="true"><span class="el-evidence__filled">${"<span></span>".repeat(2)}</span><span>${"<span></span>".repeat(5)}</span></span>`,
    );
    expect(
      [...drawn.matchAll(/<li(?: class="([^"]*)")? data-bar="(\d+)">/g)].map(([, name, bar]) => [name, bar]),
    ).toEqual([
      [undefined, "50"],
      ["el-evidence__marked", "100"],
    ]);
  });
  test.each([
    ["dots\ncount: 8\nof: 7", "dots: block: counts more than there are"],
    ["dots\ncount: 1\nof: 121", "dots: of: Invalid value: Expected <=120 but received 121"],
    [
      "scale\nlines: [{ name: a, value: 3% }, { name: b, value: 4 days }]",
      'scale: lines: more than one unit: "%", "days"',
    ],
    [
      "scale\nlines: [{ name: a, value: 3% }, { name: b, value: −4% }]",
      "scale: lines: has a figure below zero",
    ],
  ])("a figure that would mislead is a fault: %s", (block, fault) => {
    expect(renderMarkdown(`\`\`\`${block}\ncaption: c\n\`\`\``, "en").faults).toEqual([fault]);
  });
  test("a cover shows what it speaks of, or the product; the room of a home page the product alone", () => {
    const sized = { width: 240, height: 240, preview: "", alt: "" };
    const note = (more: string): string => `  - { title: t, author: a, ${more} }\n`;
    const feed = (last: string): string =>
      `\`\`\`feed\ntabs: [a, b]\nnotes:\n${note("picture: fog")}${note("product: true").repeat(2)}${note(last)}caption: c\n\`\`\``;
    const shown = (markdown: string) => {
      const text = renderMarkdown(markdown, "en", {
        product: { ...sized, src: "/media/product.svg" },
        vignette: (name) => ({ ...sized, src: `/media/${name}.svg` }),
      });
      const pictures = (html = ""): string[] =>
        [...html.matchAll(/media\/([\w-]+)/g)].map(([, name = ""]) => name);
      return { faults: text.faults, text: pictures(text.html), room: pictures(text.live?.html) };
    };
    expect(shown(feed("picture: umbrella-above")).text).toEqual([
      "fog",
      "product",
      "product",
      "umbrella-above",
    ]);
    for (const both of ["tone: ink", "picture: fog, product: true"])
      expect(shown(feed(both)).faults).toEqual(["feed: notes.3: has one picture, or the product"]);
    const comments = "  - { who: a, text: b }\n".repeat(6);
    const live = `\`\`\`live\nhost: h\nviewers: 2\ncomments:\n${comments}offer: { name: n, price: p, action: a }\npicture: hinge\ncaption: c\n\`\`\``;
    expect(shown(live)).toEqual({ faults: [], text: ["hinge", "product"], room: ["product"] });
  });
  test("evidence is drawn of words alone, with the client's product, and as columns of their share", () => {
    const product = { src: "/media/products/x.svg", width: 240, height: 240, preview: "", alt: "" };
    const { html: drawn, faults } = renderMarkdown(
      "```post\nauthor: <b>Ann</b>\ntitle: '\"1 < 2\"'\nlikes: 3,012\ncaption: A & B\n```\n\n" +
        "```columns\ntitle: Weeks\ncolumns:\n  - { at: W1, value: 10 }\n  - { at: W2, value: 5000 }\n" +
        "  - { at: W3, value: 1250, mark: true }\ncaption: c\n```\n\n```\npost: plain\n```",
      "en",
      { product },
    );
    expect(faults).toEqual([]);
    expect(drawn).toContain('<p class="el-evidence__author">&lt;b&gt;Ann&lt;/b&gt;</p>');
    expect(drawn).toContain('<p class="el-evidence__title">"1 &lt; 2"</p>');
    expect(drawn).toContain('3,012 <span class="el-visually-hidden">likes</span>');
    expect(drawn).toContain('<img class="el-evidence__product" src="/media/products/x.svg"');
    expect(drawn).toContain("<figcaption>A &amp; B</figcaption></figure>");
    const bars = [...drawn.matchAll(/<li(?: class="([^"]*)")? data-bar="(\d+)">/g)];
    expect(bars.map(([, name, bar]) => [name, bar])).toEqual([
      [undefined, "00"],
      [undefined, "100"],
      ["el-evidence__marked", "25"],
    ]);
    expect(drawn).toContain("<pre><code>post: plain");
  });
});
