import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["option card", "chip", "segmented", "选项卡片", "选项标签", "選択肢"],
  zh: {
    use: "给 RadioGroup 或 CheckboxGroup 排选项：列表、标签或卡片。",
    avoid: "单独使用没有问题和错误信息，请放进组里。",
    anatomy: ["标签", "原生控件", "标题", "说明"],
    access: "整块标签都可点；单选用方向键，多选用空格；选中不只靠颜色，还有标记。",
  },
  en: {
    use: "The choices of a RadioGroup or a CheckboxGroup: lines, chips or cards.",
    avoid: "By itself: it has neither question nor message. Put it into a group.",
    anatomy: ["label", "native control", "title", "explanation"],
    access:
      "The whole label is the target; arrows choose among radios, Space ticks. What is chosen has a mark, not only a colour.",
  },
};
