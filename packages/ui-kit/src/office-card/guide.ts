import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["address", "location", "map", "branch", "地址", "办公地点", "公司地址", "オフィス", "所在地"],
  zh: {
    use: "一个办公室的地址、电话和路线。",
    avoid: "某位顾问用 ContactCard。",
    anatomy: ["城市", "地址", "电话", "地图"],
    access: "地址可选中；电话和地图各是链接，名称含城市。",
  },
  en: {
    use: "An office: address, telephone, the way there.",
    avoid: "A person: ContactCard.",
    anatomy: ["city", "address", "telephone", "map"],
    access: "The address can be selected; telephone and map are links named with their city.",
  },
};
