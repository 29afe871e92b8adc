export const zh = {
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
  call: {
    unavailable: "服务暂时不可用，请稍后再试",
    refused: "没有成功，请刷新页面再试一次",
  },
  retry: "重新加载",
  home: "返回首页",
  /** Bar of a page that is not published yet. */
  preview: { title: "预览未发布的版本", leave: "退出预览" },
};

/** Everything `host` says in its own name. */
export type HostMessages = typeof zh;
