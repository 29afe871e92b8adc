import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["fieldset", "legend", "字段集", "分组", "グループ"],
  zh: {
    use: "一个问题有几个控件，例如一组选项。",
    avoid: "互不相干的字段不要圈在一起；单个控件用 Field。",
    anatomy: ["问题", "控件", "错误信息"],
    access: "原生 fieldset：进入时先念问题；错误与整组关联。",
  },
  en: {
    use: "One question with several controls.",
    avoid: "Fields that have nothing to do with each other. One control: Field.",
    anatomy: ["question", "controls", "message"],
    access: "A native fieldset: the question is read on entering, the message belongs to the whole group.",
  },
};
