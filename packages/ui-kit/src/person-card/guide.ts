import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["team", "member", "avatar", "profile", "团队成员", "头像", "人物", "メンバー", "プロフィール"],
  zh: {
    use: "介绍团队成员。",
    avoid: "能联系的顾问用 ContactCard。",
    anatomy: ["照片", "姓名", "职位", "介绍"],
    access: "照片的替代文字是姓名；没有可聚焦的东西。",
  },
  en: {
    use: "A member of the team.",
    avoid: "Somebody to get in touch with: ContactCard.",
    anatomy: ["picture", "name", "position", "text"],
    access: "The picture's alternative text is the name; nothing takes the focus.",
  },
};
