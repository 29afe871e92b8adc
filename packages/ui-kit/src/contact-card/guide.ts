import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["consultant", "advisor", "business card", "顾问", "名片", "联系方式", "担当者カード"],
  zh: {
    use: "让访客知道会是谁回复，并给出各种联系方式。",
    avoid: "全公司的办公室用 OfficeCard；团队介绍用 PersonCard。",
    anatomy: ["头像", "姓名与职务", "联系方式"],
    access: "每种方式是自己的链接或按钮，名称含对象，例如“复制邮箱”。",
  },
  en: {
    use: "Who will answer, and every way to reach them.",
    avoid: "Offices: OfficeCard. The team: PersonCard.",
    anatomy: ["face", "name and position", "ways to get in touch"],
    access: "Each way is a link or a button of its own, named with its object: “Copy the e-mail address”.",
  },
};
