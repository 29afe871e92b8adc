import { picture } from "./picture.ts";
import type { ContentTexts } from "./types.ts";

const html = `
<p>一条笔记的热度，平均在第 <strong>37 小时</strong>见顶。我们把 1,860 位达人的投放放在同一张表里，发现真正拉开差距的不是粉丝数，而是前三行有没有把“谁该看”说清楚。详见<a href="#section-2">下文的口径</a>。</p>
<h2 id="section-1">先把账算对</h2>
<p>投产比不是一个数字，而是一段时间。只看七天，种草永远亏；看到九十天，复购把缺口补上。</p>
<ul><li>曝光按去重人数计，不按次数计</li><li>搜索增量单独归因<ul><li>品牌词与品类词分开</li></ul></li><li>退货在第 15 天一次性扣除</li></ul>
<blockquote><p>我们不再问“这位达人多少钱”，而是问“这句话谁来说最可信”。</p><p>—— 一位美妆品牌负责人</p></blockquote>
<h2 id="section-2">口径，比工具重要</h2>
<h3 id="section-2-1">三个平台的差别</h3>
<div role="region" tabindex="0" aria-label="表格"><table><thead><tr><th scope="col">平台</th><th scope="col">见顶时间</th><th scope="col" data-bars>收藏率</th><th scope="col" data-bars>90 天投产比</th></tr></thead><tbody><tr><td>小红书</td><td>37 小时</td><td data-bar="100">6.2%</td><td data-bar="100">1:5.8</td></tr><tr><td>抖音</td><td>9 小时</td><td data-bar="23">1.4%</td><td data-bar="53">1:3.1</td></tr><tr><td>B站</td><td>6 天</td><td data-bar="79">4.9%</td><td data-bar="76">1:4.4</td></tr></tbody></table></div>
<ol><li>先定一个谁都改不了的口径。</li><li>每天同一时间取数。</li><li>坏消息 24 小时内说。</li></ol>
<figure><img src="${picture}" alt="三个平台热度随时间衰减的弧线" width="670" height="420"><figcaption>热度的半衰期：弧越长，话题活得越久。</figcaption></figure>
<h3 id="section-2-2">链接与代码</h3>
<p>口径文件放在 https://example.com/reports/2026/seeding/deep-water/attribution-window-ninety-days-without-returns.html ，用一行 <code>window = 90</code> 就能改。<sup id="fnref-1"><a href="#fn-1">1</a></sup></p>
<pre><code>rate = saves / unique_views   # 去重之后
roi90 = (sales - returns) / spend_including_media_and_creator_fees</code></pre>
<hr>
<ol><li id="fn-1">样本为 2025 年 126 个项目，不含赠品置换。<a href="#fnref-1" aria-label="回到正文">↩</a></li></ol>`;

export const zh: ContentTexts = {
  topics: {
    label: "资讯分类",
    items: [
      ["全部", 64],
      ["方法", 21],
      ["数据", 17],
      ["趋势", 12],
      ["工具", 9],
      ["实战笔记", 5],
    ],
  },
  platforms: {
    label: "平台",
    items: [
      ["全部平台", 18],
      ["小红书", 7],
      ["抖音", 5],
      ["视频号", 3],
      ["B站", 2],
      ["微博", 1],
    ],
  },
  search: {
    keyword: "达人 种草",
    results: [
      ["小红书种草|进入“深水区”，品牌|该怎么算账", "把 1,860 位达人的投放放在同一张表里，种草的账才算得清。"],
      ["一份能落地的|达人选型清单", "五个问题，问完再谈价格。"],
    ],
  },
  services: [
    {
      title: "达人营销",
      tagline: "选对人，比选贵的人重要",
      points: ["120 万在库达人，逐条复盘", "一页纸报价，不打包", "违约与舆情 24 小时响应"],
      figure: ["1:4.3", "投产比中位数"],
    },
    {
      title: "直播电商",
      tagline: "先让人坐下，再让人下单",
      points: ["深圳与武汉自有 36 间直播间", "脚本与货盘同一张表"],
      figure: ["3.1%", "退货率"],
    },
  ],
  more: "了解详情",
  people: {
    label: "团队",
    items: [
      ["林越", "策略总监", "深圳", "做了十二年品牌，最得意的是劝客户少花了三百万。"],
      ["周慕寒", "达人业务负责人", "深圳", "记得住两千位达人的交稿习惯。"],
      ["陈不凡", "直播运营", "武汉", "凌晨两点的直播间，他在。"],
      ["欧阳知夏", "数据与营销技术", "武汉", "把“感觉不错”翻译成数字。"],
    ],
  },
  timeline: [
    ["2014", "五个人，一间|朝北的办公室", "1 月 15 日在深圳南山开张，第一位客户卖的是雨伞。"],
    ["2017", "第一百个|品牌", "开始把每个项目的数字写在同一张表里。"],
    ["2020", "四个直播间", "三个月排满，武汉办公室同年成立。"],
    ["2026", "500 人，|3,000 个品牌", "还是那张表，只是长了一点。"],
  ],
  article: {
    title: "小红书种草|进入“深水区”，品牌|该怎么算账",
    longTitle: "直播间停留时长|掉了\u00A018%，我们把三十场录像|从头看了一遍，发现问题|不在主播，也不在货盘",
    html,
    category: "方法",
    author: "林越",
    date: "2026 年 9 月 18 日",
    updated: "9 月 20 日更新",
    minutes: "8 分钟",
    toc: [
      ["section-1", "先把账算对", 2],
      ["section-2", "口径，比工具重要", 2],
      ["section-2-1", "三个平台的差别", 3],
      ["section-2-2", "链接与代码", 3],
    ],
    previous: "一份能落地的|达人选型清单",
    next: "直播间停留时长|掉了\u00A018%，问题往往|不在主播",
    related: "接着读",
  },
  faq: [
    ["预算|不到二十万，也接吗？", "接。我们会先告诉您这笔钱买不到什么，再告诉您能买到什么。"],
    ["多久能|看到效果？", "第 30 天给出第一个能复核的数字。做不到，当月服务费退一半。"],
    ["达人的报价|透明吗？", "每一位都附原始报价截图，我们只收服务费，写在同一份合同里。"],
  ],
  quotes: [
    {
      text: "他们第一次来，没带方案，带了我们评论区的三千条差评。",
      name: "市场总监",
      role: "护肤品牌，合作第四年",
    },
    {
      text: "三十个晚上，只讲一张沙发。第二十九晚我差点喊停，第三十晚卖了八百七十万。",
      name: "创始人",
      role: "家居品牌，合作第二年",
    },
  ],
  consultant: {
    name: "周慕寒",
    role: "营销顾问",
    wechat: "wesdom-zhou",
    phone: "400-003-5180",
    hours: "工作日 9:00–18:30",
    action: "预约 30 分钟",
    scan: "微信扫一扫，加顾问",
  },
  offices: [
    ["深圳", "南山区粤海街道科苑南路 2666 号 18 层", "工作日 9:00–18:30"],
    ["武汉", "武昌区中北路 109 号 A 座 7 层", "工作日 9:00–18:00"],
  ],
  crumbs: ["首页", "营销资讯", "小红书种草进入“深水区”，品牌该怎么算账"],
  headings: {
    cases: "结果写在封面上，\n代价写在正文里",
    numbers: "18 个做完的项目。没做成的部分，正文里也有。",
    about: "做了 12 年，\n只做一件事",
    slogan: "注意力，量得出来",
    values: "写在墙上之前，\n先写进合同",
    team: "和您开会的，\n就是做事的人",
    history: "从一张长桌开始",
    offices: "欢迎来坐坐",
    questions: "签约之前，\n常问这几句",
    clients: "以上为部分合作品牌，排名不分先后",
  },
  closing: {
    eyebrow: "下一个案例",
    title: "也许就是\n您的品牌",
    text: "说说您的产品和目标，顾问会挑出最接近的几个旧项目，讲讲当时怎么做、花了多少、哪里走过弯路。",
    action: "预约一次咨询",
  },
};
