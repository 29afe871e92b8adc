import { picture } from "./picture.ts";
import type { ContentTexts } from "./types.ts";

const html = `
<p>A post on Xiaohongshu peaks, on average, in its <strong>37th hour</strong>. We put 1,860 creators into one table and found that follower counts explain little; what explains a lot is whether the first three lines say who should be reading. See <a href="#section-2">how we count</a>.</p>
<h2 id="section-1">Get the math right first</h2>
<p>ROAS is not a number, it is a period. Look at seven days and seeding always loses; look at ninety and repeat orders close the gap.</p>
<ul><li>Reach is people, not views</li><li>Growth in search is credited on its own<ul><li>brand terms apart from category terms</li></ul></li><li>Returns come off once, on day fifteen</li></ul>
<blockquote><p>We stopped asking what a creator costs. We ask who would be believed saying this.</p><p>— Head of brand, skincare</p></blockquote>
<h2 id="section-2">Definitions beat dashboards</h2>
<h3 id="section-2-1">Three platforms, three clocks</h3>
<div role="region" tabindex="0" aria-label="Table"><table><thead><tr><th scope="col">Platform</th><th scope="col">Peaks after</th><th scope="col" data-bars>Save rate</th><th scope="col" data-bars>90-day ROAS</th></tr></thead><tbody><tr><td>Xiaohongshu</td><td>37 hours</td><td data-bar="100">6.2%</td><td data-bar="100">5.8×</td></tr><tr><td>Douyin</td><td>9 hours</td><td data-bar="23">1.4%</td><td data-bar="53">3.1×</td></tr><tr><td>Bilibili</td><td>6 days</td><td data-bar="79">4.9%</td><td data-bar="76">4.4×</td></tr></tbody></table></div>
<ol><li>Agree on one definition nobody may touch.</li><li>Read the numbers at the same hour every day.</li><li>Report bad news within twenty-four hours.</li></ol>
<figure><img src="${picture}" alt="Arcs showing how attention fades on three platforms" width="670" height="420"><figcaption>Half-life of attention: the longer the arc, the longer a subject lives.</figcaption></figure>
<h3 id="section-2-2">Links and code</h3>
<p>The definitions live at https://example.com/reports/2026/seeding/deep-water/attribution-window-ninety-days-without-returns.html and change with one line, <code>window = 90</code>.<sup id="fnref-1"><a href="#fn-1">1</a></sup></p>
<pre><code>rate = saves / unique_views   # people, not views
roas90 = (sales - returns) / spend_including_media_and_creator_fees</code></pre>
<hr>
<ol><li id="fn-1">126 projects in 2025, barter deals left out. <a href="#fnref-1" aria-label="Back to the text">↩</a></li></ol>`;

export const en: ContentTexts = {
  topics: {
    label: "Subjects",
    items: [
      ["All", 64],
      ["Method", 21],
      ["Data", 17],
      ["Trends", 12],
      ["Tools", 9],
      ["Notes from practice", 5],
    ],
  },
  platforms: {
    label: "Platform",
    items: [
      ["All platforms", 18],
      ["Xiaohongshu (RedNote)", 7],
      ["Douyin", 5],
      ["WeChat Channels", 3],
      ["Bilibili", 2],
      ["Weibo", 1],
    ],
  },
  search: {
    keyword: "creator quote",
    results: [
      [
        "Reading a creator’s quote: five lines that decide whether it is worth it",
        "What a creator charges says little. What the quote leaves out says a lot.",
      ],
      ["A creator checklist you can actually use", "Five questions to ask before you talk about money."],
    ],
  },
  services: [
    {
      title: "Influencer Marketing",
      tagline: "The right person beats the expensive one",
      points: [
        "1.2 million creators on file, each campaign reviewed",
        "Quotes on one page, never bundled",
        "An answer within 24 hours when something goes wrong",
      ],
      figure: ["4.3×", "median ROAS"],
    },
    {
      title: "Live Commerce",
      tagline: "Views, conversion and repeat orders, added up once",
      points: ["36 studios of our own in Shenzhen and Wuhan", "Script and stock on the same sheet"],
      figure: ["3.1%", "returned"],
    },
  ],
  more: "Read more",
  people: {
    label: "Team",
    items: [
      [
        "Lin Yue",
        "Strategy Director",
        "Shenzhen",
        "Twelve years in brands. Proudest of the three million a client did not spend.",
      ],
      [
        "Zhou Muhan",
        "Head of Creator Partnerships",
        "Shenzhen",
        "Knows two thousand creators’ deadlines by heart.",
      ],
      ["Chen Bufan", "Live Operations", "Wuhan", "At two in the morning, he is in the studio."],
      ["Ouyang Zhixia", "Data and Marketing Technology", "Wuhan", "Translates “feels good” into figures."],
    ],
  },
  timeline: [
    [
      "2014",
      "Five people and a north-facing room",
      "Opened in Nanshan on January 15. The first client sold umbrellas.",
    ],
    ["2017", "The hundredth brand", "Every project’s numbers go into one table from now on."],
    ["2020", "Four studios", "Booked out within three months; the Wuhan office opens the same year."],
    ["2026", "500 people, 3,000 brands", "The same table. It has grown a little."],
  ],
  article: {
    title: "Seeding gets deep: how brands should do the math",
    longTitle:
      "Watch time fell 18%, so we sat through thirty recordings from the first minute: it was neither the host nor the assortment",
    html,
    category: "Method",
    author: "Lin Yue",
    date: "September 18, 2026",
    updated: "updated September 20",
    minutes: "8 min read",
    toc: [
      ["section-1", "Get the math right first", 2],
      ["section-2", "Definitions beat dashboards", 2],
      ["section-2-1", "Three platforms, three clocks", 3],
      ["section-2-2", "Links and code", 3],
    ],
    previous: "A creator checklist you can actually use",
    next: "Watch time fell 18%, and the host was not the reason",
    related: "Read on",
  },
  faq: [
    [
      "Do you take on budgets below USD 30,000?",
      "Yes. We will first tell you what that sum cannot buy, then what it can.",
    ],
    [
      "When do we see a result?",
      "On day thirty you get a first number you can check yourself. If we miss it, half of that month’s fee goes back.",
    ],
    [
      "Do we need a Chinese legal entity to open an account?",
      "For most platforms no; for selling on them, usually yes. We say which before anything is signed.",
    ],
  ],
  quotes: [
    {
      text: "They came to the first meeting without a deck. They brought three thousand of our worst reviews.",
      name: "Marketing Director",
      role: "Skincare brand, fourth year together",
    },
    {
      text: "Thirty nights about one sofa. On the twenty-ninth I nearly called it off; on the thirtieth we sold 8.7 million.",
      name: "Founder",
      role: "Furniture brand, second year together",
    },
  ],
  consultant: {
    name: "Zhou Muhan",
    role: "Marketing consultant",
    wechat: "wesdom-zhou",
    phone: "+86 755 0003 5180",
    hours: "Weekdays 9:00–18:30, Beijing time",
    action: "Book 30 minutes",
    scan: "Scan with WeChat to add our consultant",
  },
  offices: [
    ["Shenzhen", "18/F, 2666 Keyuan South Road, Yuehai, Nanshan District", "Weekdays 9:00–18:30"],
    ["Wuhan", "7/F, Tower A, 109 Zhongbei Road, Wuchang District", "Weekdays 9:00–18:00"],
  ],
  crumbs: ["Home", "Notes", "Seeding gets deep: how brands should do the math"],
  headings: {
    cases: "The result on the cover,\nthe cost in the story",
    numbers: "Each one starts with a number the client signed off on.",
    about: "Attention\nis cheap.\nTrust isn’t.",
    slogan: "Attention, measured",
    values: "Three habits we would\nnot sell",
    team: "Who you will be\ntalking to",
    history: "From one tea shop\nto 3,000 brands",
    offices: "Two cities,\none floor plan",
    questions: "Asked in most first calls",
    clients: "A selection, in no particular order",
  },
  closing: {
    title: "What number would\nyou want here?",
    text: "Tell us, and we will tell you what it would take, or that it cannot be done.",
    action: "Start a conversation",
  },
};
