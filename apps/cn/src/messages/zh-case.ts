/** Copy of the client cases. */
export const zhCase = {
  documentTitle: (subject: string, brand: string) =>
    subject === "" ? `客户案例：用结果说话｜${brand}` : `${subject}营销案例｜${brand}`,
  description: (subject: string) =>
    `${subject === "" ? "美妆、食品、母婴到汽车" : subject}品牌怎么在社交媒体上把注意力变成生意：每个案例写清目标、做法、代价与结果。`,
  keywords: ["营销案例", "客户案例", "小红书营销案例", "抖音营销案例", "品牌种草案例"],
  eyebrow: "客户案例",
  title: "结果写在封面上，\n代价写在正文里",
  lead: (total: number) => `${total} 个做完的项目。没做成的部分，正文里也有。`,
  filtered: (total: number) => `符合条件的案例 ${total} 个`,
  subject: (industry: string, platform: string) => [industry, platform].filter(Boolean).join(" · "),
  industry: "行业",
  platform: "平台",
  all: "全部",
  list: "案例列表",
  empty: {
    title: "这个组合还没有案例",
    text: "没有写出来，不等于没有做过。换个条件看看，或者直接问问顾问。",
    clear: "清除筛选",
    ask: "问问顾问",
  },
  home: "首页",
  caseTitle: (title: string, client: string, brand: string) => `${title}｜${client}营销案例｜${brand}`,
  period: "项目周期",
  services: "我们做了什么",
  results: "结果",
  more: "再看几个",
  shareOnWeibo: "分享到微博",
  consult: {
    eyebrow: "下一个案例",
    title: "也许就是\n您的品牌",
    text: "说说您的产品和目标，顾问会挑出最接近的几个旧项目，讲讲当时怎么做、花了多少、哪里走过弯路。",
    action: "预约一次咨询",
  },
} as const;
