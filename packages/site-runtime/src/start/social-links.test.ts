import { clickAttributes } from "@wesdom/tracking";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { socialLinks } from "./social-links.ts";

const { social } = DEFAULT_SETTINGS.links;

test("a social link has its key, image and address, and the ids of the page's object, of the click and of the link @R3.5", () => {
  const keys = ["weibo", "zhihu"] as const;
  expect(socialLinks(social, 600035, keys)).toEqual([
    {
      key: "weibo",
      imageSrc: "/m/brand/platform-weibo.svg",
      href: social.weibo,
      data: clickAttributes({ objectId: 600035, eventId: "click", bizId: "weibo" }),
    },
    {
      key: "zhihu",
      imageSrc: "/m/brand/platform-zhihu.svg",
      href: social.zhihu,
      data: clickAttributes({ objectId: 600035, eventId: "click", bizId: "zhihu" }),
    },
  ]);
});
