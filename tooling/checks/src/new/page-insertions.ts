import type { Insertion } from "./insert.ts";
import type { Names } from "./names.ts";

const ROUTE_TABLE = "packages/site-runtime/src/routes/route-table.ts";

/** Ends the list of a site's routes. */
const END_OF_ROUTES = "  ];\n}\n";

/** Names a page to the Chinese site: its route, its record, its loader and the sweep of all pages. */
function inCn({ kebab, pascal }: Names): readonly Insertion[] {
  const name = `m-zh-cn-${kebab}`;
  return [
    {
      file: ROUTE_TABLE,
      before: '  zh("m-zh-cn-404"',
      text: `  zh("${name}", "/m/zh-cn/${kebab}"),\n`,
    },
    {
      file: "apps/cn/src/pages.ts",
      before: '  "m-zh-cn-404": {},',
      text: `  "${name}": { indexed: true, view: { objectId: 600001, bizId: "${name}" } },\n`,
    },
    {
      file: "apps/cn/src/routes.tsx",
      before: END_OF_ROUTES,
      text: `    route("${name}", {
      scripts: ["${pascal}Page"],
      load: () => null,
      component: async () => (await import("./pages/${kebab}/${pascal}Page.tsx")).${pascal}Page,
    }),
`,
    },
    {
      file: "tooling/e2e/src/cn-pages.ts",
      before: '  { path: "/m/zh-cn/about"',
      text: `  { path: "/m/zh-cn/${kebab}", marked: "", form: false },\n`,
    },
  ];
}

/** The same for the English and Japanese site, where the page comes with its copy of one language. */
function inIntl({ kebab, pascal }: Names): readonly Insertion[] {
  return [
    { file: ROUTE_TABLE, before: '  ["404", "en"', text: `  ["${kebab}", "en", [], []],\n` },
    {
      file: "apps/intl/src/pages.ts",
      before: '  "404": {},',
      text: `  "${kebab}": { indexed: true, view: { objectId: 600100, bizId: "${kebab}" } },\n`,
    },
    {
      file: "apps/intl/src/page-routes.tsx",
      before: END_OF_ROUTES,
      text: `    route("${kebab}", {
      ...page("${kebab}", "${pascal}Page", async () => (await import("./pages/${kebab}/${pascal}Page.tsx")).${pascal}Page),
      load: () => null,
    }),
`,
    },
    {
      file: "tooling/product/src/intl-pages.ts",
      before: '  { path: "/about"',
      text: `  { path: "/${kebab}", form: false },\n`,
    },
  ];
}

/** What names a new page, by site. */
export const PAGE_INSERTIONS = { cn: inCn, intl: inIntl } as const;

/** An entry of the menu, and its words in each language of the site. */
export const MENU_INSERTIONS = {
  cn: ({ kebab, camel }: Names): readonly Insertion[] => [
    {
      file: "apps/cn/src/layout/menu.ts",
      before: '    item("", settings.links.recruitment',
      text: `    item("m-zh-cn-${kebab}", "/m/zh-cn/${kebab}", frame.menu.${camel}),\n`,
    },
    { file: "apps/cn/copy/frame.zh.yml", before: "  join: 加入我们\n  login:", text: `  ${camel}: 新页面\n` },
  ],
  intl: ({ kebab, camel }: Names): readonly Insertion[] => [
    {
      file: "apps/intl/src/layout/menu.ts",
      before: '    item("about"',
      text: `    item("${kebab}", frame.menu.${camel}),\n`,
    },
    {
      file: "apps/intl/copy/frame.en.yml",
      before: "  about: About Us\nservices:",
      text: `  ${camel}: New page\n`,
    },
    {
      file: "apps/intl/copy/frame.ja.yml",
      before: "  about: 会社案内\nservices:",
      text: `  ${camel}: 新しいページ\n`,
    },
  ],
} as const;
