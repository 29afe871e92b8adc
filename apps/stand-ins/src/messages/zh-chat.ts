import { PROMISES } from "@wesdom/facts";

/** A common question and what 客服小敦 answers. */
export interface ChatAnswer {
  /** Name in addresses. */
  readonly key: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly link?: { readonly href: string; readonly label: string };
  /** A paragraph before the others and a link that dials. */
  readonly call?: { readonly text: (phone: string) => string; readonly label: string };
  /** Words by which a question typed freely is recognised, with spaces between. */
  readonly words: string;
  /** Those that say what is asked, whatever it is about: they outweigh all others. */
  readonly asks?: string;
}

/** The common questions in the order in which they are offered; the chat belongs to the Chinese site alone. */
export const CHAT_ANSWERS: readonly ChatAnswer[] = [
  {
    key: "services",
    question: "你们能做哪些事？",
    answer: [
      "从内容到店铺一条线：达人营销、直播电商、效果投放、社媒代运营、广告采买、口碑管理、电商运营，还有营销技术，用的是自研的数据平台“涟漪”。",
      "可以整条交给我们，也可以只挑一段。同一个项目组调度，不用您来当传话人。",
    ],
    link: { href: "/m/zh-cn#services", label: "看全部服务" },
    words:
      "服务 业务 能做 做什么 代运营 达人 种草 投放 投流 口碑 电商 营销 抖音 小红书 微信 公众号 视频号 微博",
  },
  {
    key: "price",
    question: "怎么收费？预算要多少？",
    answer: [
      "服务费和投放费分开报。服务费按月固定，不从投放额里抽成；媒介费用按实际发生结算，平台返点全额返还，逐笔列在月度对账单里。",
      "预算没有门槛。我们通常先拿一成预算试两到四周，止损线事先写好，跑赢了再放大。",
    ],
    words: "付款",
    asks: "收费 价格 价位 报价 多少钱 预算 费用 太贵 贵吗 贵不贵 便宜",
  },
  {
    key: "process",
    question: "合作流程是怎样的？多久能开始？",
    answer: [
      "五步：听、算、试、放、对。第一周读评论、退货单和客服记录，给您一份两页的发现；随后把目标拆成账，小步试跑，再放大跑赢的那一种。",
      "从签约到第一轮内容上线，一般两到四周。负责人写进合同，更换要提前一个月征得您同意。",
    ],
    words: "流程 步骤 多久 周期 开始 合作 时间 签约 合同",
  },
  {
    key: "results",
    question: "效果怎么衡量？数据真实吗？",
    answer: [
      "凡是要花钱的判断，先写下它会改变哪个数字。报表每周与订单系统核对，退款扣净，差额写明原因。",
      "不刷量，不扮路人，合作内容一律标注。",
    ],
    words: "效果 数据 真实 刷量 保证 衡量 roi 转化 报表",
  },
  {
    key: "cases",
    question: "有同行业的案例吗？",
    answer: [
      `美妆、食品、家居、母婴、汽车、文旅……我们服务过 ${PROMISES.zh["brands"]} 多个品牌，成的与没成的都有记录，您的品类多半有前例可查。`,
      "想看哪个行业，留个言，顾问会挑最接近的几个讲给您听。",
    ],
    link: { href: "/m/zh-cn#cases", label: "看客户案例" },
    words: "行业 同行 品牌 美妆 食品 母婴 汽车 做过",
    asks: "案例",
  },
  {
    key: "live",
    question: "直播可以代播吗？",
    answer: [
      "可以。深圳与武汉有 36 间自有直播间和排班的主播，从选品、话术、场控到售后都能接；您已有团队，也可以只要其中一段。",
      "开播之前我们先算退货率，再定保本线，不赚钱的场次提前叫停。",
    ],
    words: "直播 代播 主播 直播间 带货",
  },
  {
    key: "abroad",
    question: "海外品牌进中国，能做吗？",
    answer: [
      "能。2023 年起有国际团队，2024 年起有日本业务组，帮海外品牌在中国站稳，报告有中、英、日三种写法。",
      "反过来，国内品牌出海，我们目前不做，不耽误您的时间。",
    ],
    link: { href: "/m/en-us", label: "English site" },
    words: "海外 进中国 出海 国外 日本 英文 跨境 国际",
  },
  {
    key: "contact",
    question: "怎么找到人？办公室在哪里？",
    answer: [
      "深圳：南山区科苑南巷 66 号澜湾创新中心 B 座 18 层。武汉：武昌区楚汉东巷 128 号东湖云帆广场 3 栋 9 层。",
    ],
    call: { text: (phone) => `热线 ${phone}，工作日 ${PROMISES.zh["hours"]} 有人接。`, label: "拨打热线" },
    words: "电话 热线 人工 地址 在哪 办公室 深圳 武汉 联系 客服 上班",
  },
];

const INVITATION = "想了解什么？点一个问题，或者直接打字问我。";

/** What answers a message that greets and asks nothing. */
export const GREETING_ANSWER: ChatAnswer = {
  key: "greeting",
  question: "",
  answer: [`您好！${INVITATION}`],
  words: "你好 您好 哈喽 哈啰 嗨 在吗 在不在 有人吗 早上好 上午好 下午好 晚上好 早安 hi hello",
};

/** Texts around the questions. */
export const CHAT_TEXTS = {
  title: "客服小敦",
  greeting: "您好，我是小敦",
  invitation: INVITATION,
  unknown: (phone: string) =>
    `这个问题我答不准，不乱说。留下电话，顾问在工作时间 ${PROMISES.zh["callback"]}内回电；着急可以直接拨 ${phone}。`,
  unknownAfterwards: (phone: string) =>
    `这个问题我答不准，不乱说。等顾问回电时，您一并问就好；着急可以直接拨 ${phone}。`,
  you: "您",
  me: "小敦",
  conversation: "对话",
  suggestions: "常见问题",
  ask: "输入问题",
  placeholder: "比如：预算要多少",
  send: "发送",
  restart: "重新开始",
  leave: "给顾问留言",
  leaveLead: "写下想聊的事，顾问看过之后再给您打电话，不用从头讲起。",
  phone: "手机号",
  needs: "想聊的事",
  leaveEmpty: "请不要填写这一栏",
  consentBefore: "我已阅读并同意",
  consentPolicy: "《隐私政策》",
  consentAfter: "，同意顾问就本次留言与我联系。",
  submit: "提交留言",
  sent: (reference: string) =>
    `收到了，编号 ${reference}。工作时间 ${PROMISES.zh["callback"]}内回电，其他时间下一个工作日上午回电。`,
  typing: "小敦正在回复……",
  offline: "没有网络，刚才没有发出去。内容还在，连上之后再试一次。",
  failed: (phone: string) => `刚才没有发出去，内容还在下面，请再提交一次。着急的话，直接拨打 ${phone}。`,
} as const;
