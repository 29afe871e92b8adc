import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["services", "directory", "menu", "服务列表", "业务目录", "サービス一覧"],
  zh: {
    use: "把服务列成目录，引向各自页面。",
    avoid: "理由用 ReasonList；案例用 CaseCard。",
    anatomy: ["画成工具的横线", "名称", "一句话", "箭头"],
    access: "列表，可点的整行是一个链接；横线只是装饰。",
  },
  en: {
    use: "Services as an index that leads on.",
    avoid: "Reasons: ReasonList. Cases: CaseCard.",
    anatomy: ["drawn line", "name", "a sentence", "arrow"],
    access: "A list; a row that leads on is one link, the drawn line is decoration.",
  },
};
