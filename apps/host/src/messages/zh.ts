import type { HostMessages } from "./host-messages.ts";

export const zh: HostMessages = {
  notices: {
    badRequest: { title: "这个地址有误", text: "请检查地址是否完整，或从首页重新开始。" },
    refused: { title: "提交未被接受", text: "请求来自其他网站，请回到本站页面重新提交。" },
    notFound: { title: "没有找到这一页", text: "它可能已经移走。请从首页继续浏览。" },
    wrongMethod: { title: "此处不支持这样的操作", text: "请返回上一页，换一种方式再试。" },
    tooLarge: { title: "提交的内容太多", text: "请精简后重新提交。" },
    failed: { title: "页面暂时无法打开", text: "我们正在恢复，请稍后再试。" },
    busy: { title: "访问的人有点多", text: "请过几秒再试，页面马上就到。" },
    starting: { title: "马上就好", text: "网站正在准备中，请过几秒再试。" },
  },
  retry: "重新加载",
  home: "返回首页",
  preview: { title: "预览未发布的版本", leave: "退出预览" },
  desktop: {
    eyebrow: "移动版网站",
    title: "拿起手机，看得更清楚。",
    text: "这里为手机而设计。右侧就是它的样子，可以直接点开浏览；扫码即可带走。",
    scan: "用手机扫码，打开同一页",
    qrAlt: "本页手机版地址的二维码",
    frameTitle: "手机版网站",
    open: "在此窗口打开手机版",
    languages: "语言",
  },
  centre: {
    title: "客户中心",
    text: "登录服务尚未在此开放。您可以在这里阅读用户协议与隐私政策，业务咨询请拨打热线。",
    documents: "文件",
    userAgreement: "用户协议",
    privacyPolicy: "隐私政策",
    updated: "更新日期",
  },
};
