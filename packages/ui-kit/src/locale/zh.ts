import type { KitLocale } from "./kitLocale.ts";

/** 中文。 */
export const zh: KitLocale = {
  lang: "zh-CN",
  common: { close: "关闭", retry: "重试", loading: "加载中" },
  pagination: {
    label: "分页",
    previous: "上一页",
    next: "下一页",
    page: "第 {n} 页",
  },
  searchBox: {
    label: "搜索",
    placeholder: "搜点什么",
    submit: "搜索",
    clear: "清除",
  },
  rail: {
    previous: "往前看",
    next: "往后看",
  },
  articleBody: {
    table: "表格",
    anchor: "本节链接：{title}",
  },
  tableOfContents: {
    title: "目录",
  },
  articleNav: {
    label: "上一篇与下一篇",
    previous: "上一篇",
    next: "下一篇",
  },
  shareRow: {
    title: "分享",
    copyLink: "复制链接",
    copied: "链接已复制",
    share: "分享到……",
  },
  infiniteList: {
    more: "加载更多",
    loading: "正在加载",
    loaded: "又加载了 {n} 条",
    failed: "没能加载出来",
    retry: "再试一次",
    end: "到底了",
  },
  phoneAction: {
    call: "拨打电话",
    copy: "复制 {number}",
    copied: "已复制",
  },
  breadcrumbs: {
    label: "当前位置",
  },
  officeCard: {
    map: "在地图上查看{city}",
  },
  passwordInput: {
    show: "显示密码",
    hide: "隐藏密码",
    shown: "密码已显示",
    hidden: "密码已隐藏",
    met: "已满足",
    unmet: "未满足",
  },
  sendCode: {
    send: "获取验证码",
    sending: "正在发送",
    resend: "重新获取",
    wait: "{n} 秒后重新获取",
    sent: "验证码已发送，{n} 秒后可以重新获取",
    ready: "现在可以重新获取验证码",
  },
  areaPicker: {
    title: "选择所在地区",
    placeholder: "请选择地区",
    province: "省份",
    city: "城市",
    district: "区县",
    loading: "正在加载",
    failed: "地区没有加载出来",
    retry: "重新加载",
    empty: "这里没有下级地区",
    close: "关闭",
  },
  companyAutocomplete: {
    list: "匹配的公司",
    loading: "正在查找",
    found: "找到 {n} 家公司，可用上下键选择",
    empty: "没有找到，直接填写即可",
    failed: "暂时查不到，直接填写即可",
  },
  stepIndicator: { label: "填写进度", step: "第 {n} 步，共 {total} 步", done: "已完成" },
  errorSummary: { title: "还有 {n} 处需要修改" },
  sliderCaptcha: {
    title: "安全验证",
    instructions:
      "拖动滑块，让拼图与缺口重合。也可以点一下缺口放上拼图，再点滑块提交；或者用左右方向键移动，按住 Shift 移动得更快，按回车提交。",
    slider: "拼图位置",
    position: "{n} 像素，共 {total}",
    hint: "拖动滑块，或点一下缺口",
    placed: "对准后，点滑块提交",
    refresh: "换一张",
    loading: "正在准备拼图",
    verifying: "正在验证",
    success: "验证通过",
    error: "没有对上，换了一张，再试一次",
    expired: "拼图已过期，请换一张",
    failed: "拼图没能加载出来",
    help: "看不清或无法操作？请致电",
  },
  chatPopup: {
    loading: "正在接通客服",
    failedTitle: "客服窗口\u200B没有打开",
    failedText: "可能是网络不太顺畅，请再试一次。",
  },
};
