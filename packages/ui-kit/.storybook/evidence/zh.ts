import type { EvidenceTexts } from "./types.ts";

/** The page about evidence, for who reads Chinese. */
export const zh: EvidenceTexts = {
  heading: "佐证 Evidence",
  lead: `
案例要让人看到做过的事：当时的手机屏幕上是什么样。编辑在案例或文章的正文里写一段文字，三个反引号后面写类型，画面由它生成。左边是真实的原文，右边是画出来的样子；工具栏切换语言，两边一起换。

文章里字一多，就用后三种：一个数字、一片点、几根同尺的横条。

画面里只有原文讲过的数字、日期和人。界面不属于现实中的任何平台，没有一条回复只是夸奖。
`,
  kinds: {
    post: "一篇笔记：配图、互动数和回复。`tone` 定底色；`picture` 写小画的名字，不写就放客户的产品，都不要就写 `product: false`。",
    feed: "信息流里的四张或六张封面，分两列；每张画标题说的那件事（`picture` 写小画的名字），或者放产品（`product: true`）。",
    search: "一次搜索和结果排名；写 `ours: true` 的是客户的内容。",
    live: "直播间：六条评论流过，下面是购物车。写了 `picture`，镜头就对着那幅小画；首页上仍是产品。",
    columns: "三到八根柱子，高度按最高的一根折算；写 `mark: true` 的一根填色。",
    sheet: "一张印出来的纸：卡片、单页或通讯录。",
    number: "一个数字，用最大的字，铺到屏幕两边；`tone` 定底色。",
    dots: "总数里的几个，一点一点数得出来：前 `count` 个点填色。写了 `tone` 才有底色。",
    scale: "二到五个同单位的数，横条按同一把尺子画；写 `mark: true` 的一条填色。",
  },
  from: "出自",
  vignettes: `
## 小画

笔记和信息流的封面可以画人、手、地方和东西。把下面的名字写在 \`picture\` 后面就行，同一幅可以给几个案例用；缺的画在 \`tooling/artwork/src/vignettes\` 里。
`,
  covers: `
## 封面

案例开头的几行决定封面：\`motif\` 是线条的画法，产品是客户的，\`headline\` 里的结果放在封面顶部，有几张放在底部。颜色按列表顺序分配，相邻的封面不会同色。
`,
};
