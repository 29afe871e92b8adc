import type { CarouselLabels } from "../../carousel/Carousel.tsx";
import type { Locale } from "./localized.ts";

interface Texts {
  readonly brand: string;
  readonly consult: string;
  readonly phone: string;
  readonly cases: string;
  readonly menu: { readonly toggle: string; readonly navigation: string };
  readonly nav: readonly (readonly [key: string, label: string])[];
  readonly languages: string;
  readonly hero: readonly { readonly eyebrow: string; readonly title: string; readonly subtitle: string; readonly action: string }[];
  readonly carousel: CarouselLabels;
  readonly figures: { readonly eyebrow: string; readonly title: string; readonly items: readonly (readonly [value: string, suffix: string, label: string])[] };
  readonly services: { readonly eyebrow: string; readonly title: string; readonly items: readonly (readonly [title: string, tagline: string])[] };
  readonly work: { readonly eyebrow: string; readonly title: string; readonly items: readonly { readonly value: string; readonly label: string; readonly meta: readonly string[]; readonly title: string }[] };
  readonly clients: { readonly eyebrow: string; readonly title: string; readonly names: readonly string[] };
  readonly process: { readonly eyebrow: string; readonly title: string; readonly steps: readonly (readonly [duration: string, title: string, text: string])[] };
  readonly reasons: { readonly eyebrow: string; readonly title: string; readonly items: readonly (readonly [mark: string, title: string, text: string])[] };
  readonly news: { readonly eyebrow: string; readonly title: string; readonly all: string; readonly items: readonly (readonly [title: string, kind: string, time: string])[] };
  readonly form: Readonly<Record<"eyebrow" | "title" | "lead" | "name" | "nameHint" | "phone" | "area" | "areaNone" | "message" | "optional" | "consent" | "policy" | "send" | "sending" | "leave" | "errorName" | "errorPhone" | "errorArea" | "errorConsent" | "failed" | "doneTitle" | "doneText" | "doneNumber" | "back", string>>;
  readonly footer: Readonly<Record<"title" | "hours" | "code" | "social" | "links" | "copyright" | "wechat", string>> & { readonly offices: readonly (readonly [city: string, address: string])[]; readonly entries: readonly string[] };
  readonly states: Readonly<Record<"emptyTitle" | "emptyText" | "emptyAction" | "errorTitle" | "errorText" | "retry" | "missing" | "missingText" | "home" | "preparing" | "preparingText" | "loading" | "copied" | "requestFailed" | "top" | "skip" | "notifications", string>>;
}

/** Texts of the stories: what the sites really say, and the longest of it. */
export const TEXTS: Readonly<Record<Locale, Texts>> = {
  zh: {
    brand: "维思敦",
    consult: "预约咨询",
    phone: "电话",
    cases: "看案例",
    menu: { toggle: "菜单", navigation: "主导航" },
    nav: [["home", "首页"], ["case", "客户案例"], ["message", "营销资讯"], ["about", "关于我们"], ["join", "加入我们"], ["login", "登录 / 注册"]],
    languages: "语言",
    hero: [
      { eyebrow: "社交媒体营销", title: "让好产品\n被真正看见", subtitle: "500 位营销人，陪 3,000 多个品牌把声量变成生意。", action: "免费获取方案" },
      { eyebrow: "直播电商", title: "三十个深夜\n卖一张沙发", subtitle: "云居夜播 30 场，成交 3,860 万元，退货率 3.1%。看看我们怎么排的。", action: "看案例" },
      { eyebrow: "国际业务", title: "外来的品牌\n本地的说法", subtitle: "深圳有一支会讲日语和英语的团队，替海外品牌在中国说人话。", action: "认识我们" },
    ],
    carousel: { carousel: "精选", carouselRole: "轮播", slideRole: "幻灯片", slide: "第 {n} 张，共 {total} 张", show: "显示第 {n} 张", pause: "暂停轮播", play: "播放轮播" },
    figures: { eyebrow: "用数字说话", title: "做得多，\n也记得清", items: [["500", "+", "全职营销专家"], ["3,000", "+", "合作品牌"], ["12", "年", "深耕社交媒体"], ["86", "%", "客户选择续约"]] },
    services: { eyebrow: "我们能做什么", title: "从一条内容，\n到一门生意", items: [["达人营销", "选对人，比选贵的人重要"], ["直播电商", "场观、转化、复购一起算"], ["媒介投放", "每一分预算都有去处"], ["营销技术", "数据回流，次次更准"], ["账号代运营", "把账号做成品牌资产"]] },
    work: { eyebrow: "客户案例", title: "结果，是最好的提案", items: [
      { value: "+312%", label: "新品首月销售额", meta: ["小红书", "美妆"], title: "让一支口红，从一篇笔记走进 40 万人的购物车" },
      { value: "2.4 亿", label: "全网曝光", meta: ["抖音", "食品"], title: "把老字号的一碗面，拍成全城想去打卡的夜宵" },
      { value: "3,860 万", label: "30 场夜播成交额", meta: ["视频号", "家居"], title: "三十个深夜，和同一张沙发聊到天亮：云居的直播间为什么不喊价" },
    ] },
    clients: { eyebrow: "合作品牌", title: "他们把声音交给我们", names: ["沐颜", "云居", "岚途", "北陌", "小满", "禾光", "知野", "拾味", "远山"] },
    process: { eyebrow: "合作流程", title: "四步，三十天见数", steps: [["第 1–3 天", "听", "半天访谈，读完你的评论区和竞品的评论区。"], ["第 4–7 天", "算", "给出一页纸方案：花多少，换什么，什么时候停。"], ["第 8–24 天", "做", "达人、直播、投放同一张排期表，每天一份日报。"], ["第 30 天", "复盘", "把有效的写成打法，无效的写成教训。"]] },
    reasons: { eyebrow: "为什么选我们", title: "三件我们一直做的小事", items: [["86%", "续约的人比新签的人多", "不靠话术留人，靠第二年的数字。"], ["1 页", "方案写在一页纸上", "写不进一页的方案，通常也做不成。"], ["24 h", "坏消息一天之内告诉你", "好消息可以等周报，坏消息不行。"]] },
    news: { eyebrow: "营销资讯", title: "把行业变化，讲明白", all: "全部资讯", items: [["小红书种草进入「深水区」，品牌该怎么算账", "方法", "8 分钟"], ["直播间停留时长掉了 18%，问题往往不在主播", "数据", "6 分钟"], ["一份能落地的达人选型清单", "工具", "5 分钟"]] },
    form: { eyebrow: "免费方案", title: "说说您的品牌", lead: "一个工作日内，会有真人顾问回电。", name: "怎么称呼您", nameHint: "姓名或尊称都可以", phone: "手机号码", area: "所在地区", areaNone: "请选择省份", message: "想解决什么问题", optional: "（选填）", consent: "我已阅读并同意", policy: "《隐私政策》", send: "免费获取方案", sending: "正在提交", leave: "此项请留空", errorName: "请填写姓名", errorPhone: "请填写正确的电话", errorArea: "请选择地区", errorConsent: "请先阅读并同意隐私政策", failed: "网络开小差了，您填写的内容都还在，请再试一次。", doneTitle: "收到，\n我们这就开始想", doneText: "顾问会在一个工作日内致电 138****6688，来电显示为 0755 开头。", doneNumber: "受理编号", back: "看看案例" },
    footer: { title: "聊聊您的品牌，\n30 分钟就够", hours: "工作日 9:00–18:30", code: "营销顾问", social: "社交账号", links: "网站导航", copyright: "© 2026 维思敦", wechat: "微信公众号", offices: [["深圳", "南山区"], ["武汉", "武昌区"]], entries: ["关于我们", "加入我们", "客户中心"] },
    states: { emptyTitle: "这个筛选下还没有案例", emptyText: "换一个平台或行业看看，或者直接问顾问。", emptyAction: "清除筛选", errorTitle: "案例没能加载出来", errorText: "可能是网络，也可能是我们。", retry: "再试一次", missing: "Page not found", missingText: "您找的页面不在这里，也许搬家了。", home: "返回首页", preparing: "这一页正在准备中", preparingText: "电商代运营的介绍正在整理。想先了解，可以直接问顾问，比读网页快。", loading: "正在加载案例", copied: "复制成功", requestFailed: "请求失败", top: "回到顶部", skip: "跳到正文", notifications: "通知" },
  },
  en: {
    brand: "Wesdom",
    consult: "Contact Us",
    phone: "Call",
    cases: "See the work",
    menu: { toggle: "Menu", navigation: "Main" },
    nav: [["home", "Home"], ["services", "Services"], ["case", "Client Cases"], ["about", "About Us"]],
    languages: "Language",
    hero: [
      { eyebrow: "Social media marketing in China", title: "Be seen\nin China.\nBe chosen.", subtitle: "500 marketers who turn social attention into sales for more than 3,000 brands.", action: "Talk to a consultant" },
      { eyebrow: "Live commerce", title: "Thirty nights,\none sofa.", subtitle: "Thirty late shows sold CNY 38.6 million of furniture, with 3.1% returned. See the schedule.", action: "Read the case" },
      { eyebrow: "For overseas brands", title: "Your brand,\nin their\nwords.", subtitle: "A Shenzhen team that speaks English and Japanese, and writes like the people who will read it.", action: "Meet the team" },
    ],
    carousel: { carousel: "Highlights", carouselRole: "carousel", slideRole: "slide", slide: "{n} of {total}", show: "Show slide {n}", pause: "Pause", play: "Play" },
    figures: { eyebrow: "In figures", title: "Measured, then said", items: [["500", "+", "full-time marketers"], ["3,000", "+", "brands served"], ["12", "yr", "in social media"], ["86", "%", "of clients renew"]] },
    services: { eyebrow: "What we do", title: "From one post to a going business", items: [["Influencer Marketing", "The right person beats the expensive one"], ["Live Commerce", "Views, conversion and repeat orders, one sum"], ["Media Buying", "Every yuan knows where it went"], ["Marketing Technology", "Each campaign starts where the last one ended"], ["Social Media Management", "An account that is worth something in five years"]] },
    work: { eyebrow: "Client cases", title: "Results make the best proposal", items: [
      { value: "+312%", label: "first-month sales", meta: ["Xiaohongshu", "Beauty"], title: "One lipstick, one post, four hundred thousand shopping bags" },
      { value: "240 M", label: "impressions", meta: ["Douyin", "Food"], title: "A century-old bowl of noodles becomes the city’s favourite midnight walk" },
      { value: "38.6 M", label: "yuan in thirty shows", meta: ["Channels", "Home"], title: "Thirty nights talking to the same sofa: why Yunju never shouts a price" },
    ] },
    clients: { eyebrow: "Clients", title: "They lend us their voice", names: ["Muyan", "Yunju", "Lantu", "Beimo", "Xiaoman", "Heguang", "Zhiye", "Shiwei", "Yuanshan"] },
    process: { eyebrow: "How it goes", title: "Four steps, thirty days to a number", steps: [["Day 1–3", "Listen", "Half a day of questions, then every comment under your posts and your rivals’."], ["Day 4–7", "Reckon", "One page: what it costs, what it buys, and when we would stop."], ["Day 8–24", "Do", "Creators, live shows and media on one calendar, one report a day."], ["Day 30", "Look back", "What worked becomes a method. What did not becomes a warning."]] },
    reasons: { eyebrow: "Why us", title: "Three small habits", items: [["86%", "More renewals than new contracts", "Nobody stays for the slides. They stay for the second year’s numbers."], ["1 page", "The plan fits on a page", "A plan that needs two usually does not work."], ["24 h", "Bad news within a day", "Good news can wait for the weekly report."]] },
    news: { eyebrow: "Notes", title: "What changed, and what to do about it", all: "All notes", items: [["Reading a creator’s quote: five lines that decide whether it is worth it", "Method", "8 min"], ["Watch time fell 18%, and the host was not the reason", "Data", "6 min"], ["A creator checklist you can actually use", "Tool", "5 min"]] },
    form: { eyebrow: "Free proposal", title: "Tell us about your brand", lead: "A person, not a robot, answers within one working day.", name: "Your name", nameHint: "However you would like to be addressed", phone: "Work e-mail", area: "Market", areaNone: "Choose a market", message: "What would you like to solve?", optional: "(optional)", consent: "I have read and accept the", policy: "privacy policy", send: "Talk to a consultant", sending: "Sending", leave: "Leave this empty", errorName: "Please tell us your name", errorPhone: "Please check the e-mail address", errorArea: "Please choose a market", errorConsent: "Please read and accept the privacy policy first", failed: "The network dropped out. Everything you typed is still here; please try again.", doneTitle: "Got it.\nWe are thinking.", doneText: "A consultant will write to you within one working day, from an address that ends in wesdom.example.com.", doneNumber: "Reference", back: "See the work" },
    footer: { title: "Half an hour\nis enough", hours: "Monday to Friday, 9:00–18:30 (GMT+8)", code: "Consultant", social: "Social accounts", links: "Services", copyright: "© 2026 Wesdom", wechat: "WeChat", offices: [["Shenzhen", "Nanshan District"], ["Wuhan", "Wuchang District"]], entries: ["Influencer Marketing", "Live Commerce", "Marketing Technology", "Media Buying", "Social Media Management"] },
    states: { emptyTitle: "No case matches this filter yet", emptyText: "Try another platform or industry, or simply ask.", emptyAction: "Clear the filter", errorTitle: "The cases did not arrive", errorText: "It may be the network. It may be us.", retry: "Try again", missing: "Page not found", missingText: "What you were looking for is not here. It may have moved.", home: "Back to the start", preparing: "This page is being prepared", preparingText: "Our notes on e-commerce operation are still being written. Asking a consultant is quicker than waiting for them.", loading: "Loading cases", copied: "Copied to clipboard", requestFailed: "Request failed", top: "Back to top", skip: "Skip to content", notifications: "Notifications" },
  },
  ja: {
    brand: "Wesdom",
    consult: "お問い合わせ",
    phone: "電話する",
    cases: "導入事例",
    menu: { toggle: "メニュー", navigation: "メインナビゲーション" },
    nav: [["home", "ホーム"], ["services", "サービス"], ["case", "導入事例"], ["about", "会社概要"]],
    languages: "言語",
    hero: [
      { eyebrow: "中国市場のSNSマーケティング", title: "注目を、測る。\n商売に、つなぐ。", subtitle: "500人のマーケターが、3,000を超えるブランドの声を売上につなげてきました。", action: "無料で相談する" },
      { eyebrow: "ライブコマース", title: "夜11時、\nソファが売れる。", subtitle: "配信30夜で3,860万元。返品率は3.1%でした。売れた理由を、事例でご覧ください。", action: "導入事例を見る" },
      { eyebrow: "日本ブランドの中国進出", title: "翻訳の前に、\n順番を決める。", subtitle: "深圳の日本デスクが、調査から運用まで日本語でご一緒します。", action: "Wesdomについて" },
    ],
    carousel: { carousel: "おすすめ", carouselRole: "カルーセル", slideRole: "スライド", slide: "{total}枚中{n}枚目", show: "{n}枚目を表示", pause: "自動再生を止める", play: "自動再生する" },
    figures: { eyebrow: "数字で見る", title: "測ってから、話す。", items: [["500", "名", "専任マーケター"], ["3,000", "+", "支援ブランド"], ["12", "年", "SNSひとすじ"], ["86", "%", "契約更新率"]] },
    services: { eyebrow: "サービス", title: "一つの投稿から、\n一つの事業まで。", items: [["インフルエンサーマーケティング", "高い人より、合う人を選ぶ。"], ["ライブコマース", "視聴、成約、再購入を一つの式で。"], ["メディアバイイング", "予算の行き先を一元単位で。"], ["マーケティングテクノロジー", "次の施策を、前回の終わりから。"], ["SNSアカウント運用", "五年後も資産になるアカウントへ。"]] },
    work: { eyebrow: "導入事例", title: "結果が、いちばんの提案。", items: [
      { value: "+312%", label: "新製品の初月売上", meta: ["小紅書（RED）", "化粧品"], title: "一本の口紅が、一つの投稿から40万人の買い物かごに入るまで" },
      { value: "2.4億", label: "総インプレッション", meta: ["抖音（Douyin）", "食品"], title: "老舗の一杯の麺を、街じゅうが歩いて食べに行く夜食に変える" },
      { value: "3,860万", label: "30夜の配信売上（元）", meta: ["視頻号", "インテリア"], title: "三十の深夜、同じソファと話し続けたライブ配信はなぜ値段を叫ばないのか" },
    ] },
    clients: { eyebrow: "お取引先", title: "声を、預けてくださる方々", names: ["Muyan", "Yunju", "Lantu", "Beimo", "Xiaoman", "Heguang", "Zhiye", "Shiwei", "Yuanshan"] },
    process: { eyebrow: "進め方", title: "四つの手順、三十日で数字", steps: [["1〜3日目", "聞く", "半日の取材のあと、御社と競合のコメント欄をすべて読みます。"], ["4〜7日目", "計る", "費用、得られるもの、やめどきを一枚の紙に書きます。"], ["8〜24日目", "動く", "インフルエンサー、配信、広告を一つの予定表で。日報は毎日。"], ["30日目", "振り返る", "効いたことは手順に、効かなかったことは戒めに。"]] },
    reasons: { eyebrow: "選ばれる理由", title: "ずっと続けている、\n三つの小さなこと", items: [["86%", "新規より、更新のお客様が多い", "二年目の数字を見て、残ってくださっています。"], ["1枚", "提案書は一枚に収める", "二枚必要な計画は、たいていうまくいきません。"], ["24h", "悪い知らせは一日以内に", "良い知らせは週報でもかまいません。"]] },
    news: { eyebrow: "マーケティングノート", title: "変わったことと、\nすべきこと", all: "すべての記事", items: [["KOLの見積書の読み方：採算を決める五つの行", "方法", "8分"], ["視聴時間が18%落ちた。原因は配信者ではなかった", "データ", "6分"], ["現場で使えるインフルエンサー選定チェックリスト", "ツール", "5分"]] },
    form: { eyebrow: "無料相談", title: "御社のブランドについて\nお聞かせください", lead: "一営業日以内に、担当者がお返事します。", name: "お名前", nameHint: "会社名だけでもかまいません", phone: "メールアドレス", area: "ご希望の市場", areaNone: "選択してください", message: "お困りごと", optional: "（任意）", consent: "次の内容を読み、同意します：", policy: "個人情報の取り扱いについて", send: "無料で相談する", sending: "送信しています", leave: "空のままにしてください", errorName: "お名前を入力してください", errorPhone: "メールアドレスをご確認ください", errorArea: "市場を選択してください", errorConsent: "個人情報の取り扱いに同意してください", failed: "通信が途切れました。入力内容は残っていますので、もう一度お試しください。", doneTitle: "承りました。\nさっそく考えます。", doneText: "一営業日以内に、担当者よりメールでご連絡いたします。", doneNumber: "受付番号", back: "導入事例を見る" },
    footer: { title: "三十分、\nお話ししませんか。", hours: "平日 10:00〜19:30（日本時間）", code: "担当者", social: "公式アカウント", links: "サービス", copyright: "© 2026 Wesdom", wechat: "WeChat公式アカウント", offices: [["深圳", "南山区"], ["武漢", "武昌区"]], entries: ["インフルエンサーマーケティング", "ライブコマース", "マーケティングテクノロジー", "メディアバイイング", "SNSアカウント運用"] },
    states: { emptyTitle: "該当する事例はまだありません", emptyText: "別の媒体や業種でお試しいただくか、直接お尋ねください。", emptyAction: "絞り込みを解除", errorTitle: "事例を読み込めませんでした", errorText: "通信の問題か、こちらの不具合かもしれません。", retry: "もう一度試す", missing: "Page not found", missingText: "お探しのページは見つかりませんでした。移動したのかもしれません。", home: "ホームへ戻る", preparing: "このページは準備中です", preparingText: "EC運営代行のご案内を執筆しています。お急ぎの方は、担当者にお尋ねいただくほうが早いかもしれません。", loading: "事例を読み込んでいます", copied: "コピーしました", requestFailed: "リクエストに失敗しました", top: "ページの先頭へ", skip: "本文へ移動", notifications: "お知らせ" },
  },
};
