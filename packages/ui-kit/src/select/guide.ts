import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "dropdown",
    "picker",
    "combobox",
    "list box",
    "下拉",
    "下拉框",
    "下拉菜单",
    "选择器",
    "セレクト",
    "プルダウン",
    "ドロップダウン",
  ],
  zh: {
    use: "八项以上选一项，用手机自带的选择器。",
    avoid: "七项以内用 RadioGroup；省市区用 AreaPicker；可自由填写用 Input。",
    anatomy: ["当前值", "箭头"],
    access: "原生 select：空格或方向键打开，输入首字可跳；名称和错误来自 Field。",
  },
  en: {
    use: "One of eight or more, by the phone's own picker.",
    avoid: "Up to seven: RadioGroup. Areas: AreaPicker. Free text: Input.",
    anatomy: ["value", "arrow"],
    access: "A native select: Space or arrows open it, letters jump; name and message come from the Field.",
  },
  do: { zh: "选项多到一屏放不下。", en: "More options than fit on a screen." },
  dont: {
    zh: "两三个选项摊开用 RadioGroup，少点两次。",
    en: "Two or three: RadioGroup shows them without two more taps.",
  },
};
