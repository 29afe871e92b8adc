import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "region",
    "province",
    "city",
    "address",
    "cascader",
    "省市区",
    "地址选择",
    "级联",
    "地域",
    "都道府県",
  ],
  zh: {
    use: "请访客从省选到区县。",
    avoid: "只问省份时用 Select；需要门牌号时用 Input。",
    anatomy: ["输入框样的按钮", "底部弹层", "已选路径", "当前一级的列表"],
    access:
      "上下键移动，回车、空格或右键进入下一级，左键或退格返回上一级，Esc 关闭并把焦点还给按钮；每一级是一个列表框，读屏报选项和位置。",
  },
  en: {
    use: "Province, city and district, one level after the other.",
    avoid: "The province alone: Select. A street and number: Input.",
    anatomy: ["button that looks like a field", "sheet", "path so far", "list of one level"],
    access:
      "Up and Down move; Enter, Space or Right goes a level deeper; Left or Backspace goes back; Escape closes and gives the focus back to the button. Each level is a list box whose options are announced with their place.",
  },
};
