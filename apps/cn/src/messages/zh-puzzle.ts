/** Copy around a puzzle of GeeTest, and what a puzzle of our own asks for; the rest of that is the kit's. */
export const zhPuzzle = {
  hint: "拖到朝向相同的缺口，条纹处不算",
  instructions:
    "拖动滑块，把拼图移到朝向相同的缺口上；缺口可能略微倾斜，带条纹的那个不是。也可以用左右方向键移动，按住 Shift 走得更快，按回车提交。",
  group: "安全验证",
  loading: "正在准备安全验证",
  ready: "点击下方按钮，完成验证",
  verifying: "正在验证",
  missed: "没有通过，换了一个，再试一次",
  failed: "安全验证没能加载出来，请检查网络后重试",
  again: "重新加载",
  help: "看不清或无法操作？请致电",
} as const;
