import type { Insertion } from "./insert.ts";
import type { Names } from "./names.ts";

const ROUTE_TABLE = "packages/site-runtime/src/routes/route-table.ts";

/** What the Chinese menu calls a new page. */
const NEW_IN_MENU = "新页面";

/** Names a page to the Chinese site: its address and its record. */
function inCn({ kebab, camel, pascal }: Names, inMenu: boolean): readonly Insertion[] {
  const name = `m-zh-cn-${kebab}`;
  return [
    {
      file: ROUTE_TABLE,
      before: '  zh("m-zh-cn-404"',
      text: `  zh("${name}", "/m/zh-cn/${kebab}"),\n`,
    },
    {
      file: "apps/cn/src/pages.ts",
      before: '  definePage("m-zh-cn-404"',
      text: `  definePage("${name}", {
    indexed: true,
    view: { objectId: 600001, bizId: "${name}" },${inMenu ? `\n    menu: "${camel}",` : ""}
    load: () => null,
    ...pageModule("${pascal}Page", () => import("./pages/${kebab}/${pascal}Page.tsx")),
  }),
`,
    },
  ];
}

/** The same for the English and Japanese site, where the page comes with its copy of one language. */
function inIntl({ kebab, camel, pascal }: Names, inMenu: boolean): readonly Insertion[] {
  return [
    { file: ROUTE_TABLE, before: '  ["404", "en"', text: `  ["${kebab}", "en", [], []],\n` },
    {
      file: "apps/intl/src/pages.tsx",
      before: '    page("404"',
      text: `    page("${kebab}", {
      indexed: true,
      view: { objectId: 600100, bizId: "${kebab}" },${inMenu ? `\n      menu: "${camel}",` : ""}
      ...shown("${kebab}", "${pascal}Page", () => import("./pages/${kebab}/${pascal}Page.tsx")),
      load: () => null,
    }),
`,
    },
  ];
}

/** What names a new page, by site. */
export const PAGE_INSERTIONS = { cn: inCn, intl: inIntl } as const;

/** What the menu calls it, in each language of the site. */
export const MENU_INSERTIONS = {
  cn: ({ camel }: Names): readonly Insertion[] => [
    {
      file: "apps/cn/copy/frame.zh.yml",
      before: "  join: 加入我们\n  login:",
      text: `  ${camel}: ${NEW_IN_MENU}\n`,
    },
  ],
  intl: ({ camel }: Names): readonly Insertion[] => [
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
