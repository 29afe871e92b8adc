/** Copy around a puzzle of GeeTest; the site's own has that of the kit. */
export const zhPuzzle = {
  group: "安全验证",
  loading: "正在准备安全验证",
  ready: "点击下方按钮，完成验证",
  verifying: "正在验证",
  missed: "没有通过，换了一个，再试一次",
  failed: "安全验证没能加载出来，请检查网络后重试",
  again: "重新加载",
  help: "看不清或无法操作？请致电",
} as const;
