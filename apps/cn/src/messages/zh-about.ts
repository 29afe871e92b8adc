/** Copy of the page about the company. */
export const zhAbout = {
  documentTitle: (brand: string) => `关于${brand}：500 位营销人，服务 3,000 多个品牌`,
  description: (brand: string, age: number) =>
    `${brand}成立 ${age} 年，深圳与武汉两地办公。公司怎么来的、由谁做事、相信什么、在哪里能找到我们。`,
  keywords: ["关于我们", "社交媒体营销公司", "营销公司深圳", "营销公司武汉", "团队介绍"],
  home: "首页",
  eyebrow: "关于我们",
  sections: "本页内容",
  company: { short: "公司", title: (age: number) => `做了 ${age} 年，\n只做一件事` },
  history: { short: "历程", eyebrow: "发展历程", title: "从一张长桌开始" },
  team: { short: "团队", eyebrow: "核心团队", title: "和您开会的，\n就是做事的人", list: "团队成员" },
  culture: { short: "文化", eyebrow: "文化与价值观", title: "写在墙上之前，\n先写进合同" },
  offices: {
    short: "地点",
    eyebrow: "办公地点",
    title: "欢迎来坐坐",
    lead: "来之前打个电话，我们把项目组的人留在办公室。",
  },
  join: {
    short: "加入",
    eyebrow: "加入我们",
    title: "下一个难题，\n一起来解",
    lead: "策略、内容、达人、投放、数据、直播，深圳和武汉长期招人。不看毕业学校，看您做过什么、怎么复盘。",
    action: "看开放职位",
    consult: "我是品牌方，想聊聊",
  },
} as const;
