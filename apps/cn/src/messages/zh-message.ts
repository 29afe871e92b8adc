/** Copy of the marketing news. */
export const zhMessage = {
  documentTitle: (brand: string) => `营销资讯：方法、数据与复盘｜${brand}`,
  filteredTitle: (category: string, brand: string) => `${category}｜营销资讯｜${brand}`,
  pageTitle: (title: string, page: number) => `${title}（第 ${page} 页）`,
  description:
    "达人怎么选、直播怎么算账、投放何时停手：维思敦把做过的项目写成方法、数据与复盘，几分钟读完一篇。",
  keywords: ["营销资讯", "达人营销方法", "小红书种草", "直播复盘", "投放数据", "私域运营"],
  eyebrow: "营销资讯",
  listTitle: "全部文章",
  categories: "文章分类",
  all: "全部",
  counted: (total: number) => `共 ${total} 篇`,
  list: "文章列表",
  readLatest: "读最新一篇",
  minutes: (minutes: number) => `${minutes} 分钟`,
  empty: {
    title: "这个分类还没有文章",
    text: "我们只写做过的事，所以写得慢一点。先看看别的？",
    action: "看全部文章",
  },
  consult: {
    eyebrow: "想要一份自己的？",
    title: "把您的品类\n说给我们听",
    text: "这里写的每一种方法，都有一个真实的品牌先用过。告诉我们您卖什么，顾问来说说哪一种适合您。",
    action: "预约一次咨询",
  },
} as const;
