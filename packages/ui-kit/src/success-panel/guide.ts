import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["thank you", "confirmation", "done", "提交成功", "感谢页", "完成", "送信完了"],
  zh: {
    use: "表单提交成功后的整块反馈。",
    avoid: "小动作成功用 Toast。",
    anatomy: ["圆环与对勾", "标题", "下一步", "咨询编号"],
    access: "出现时接收焦点并念标题；编号可选中。",
  },
  en: {
    use: "The end of a form.",
    avoid: "A small success: Toast.",
    anatomy: ["rings and tick", "title", "what happens next", "reference"],
    access: "It takes the focus and its title is read; the reference can be selected.",
  },
};
