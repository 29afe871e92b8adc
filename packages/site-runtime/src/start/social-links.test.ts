import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { socialLinks } from "./social-links.ts";
import type { TrackingPlan } from "./tracking-plan.ts";

const PLAN: TrackingPlan = {
  pages: { "m-zh-cn-about": { view: { objectId: 600035 } } },
  visitors: 600001,
  duration: 600002,
};
const { social } = DEFAULT_SETTINGS.links;

test("a social link has its key, image and address, and the ids of the page's object, of the click and of the link @R3.5", () => {
  const keys = ["weibo", "zhihu"] as const;
  expect(socialLinks({ social, plan: PLAN, pathname: "/m/zh-cn/about", keys })).toEqual([
    {
      key: "weibo",
      imageSrc: "/m/brand/platform-weibo.svg",
      href: social.weibo,
      objectId: 600035,
      eventId: "click",
      bizId: "weibo",
    },
    {
      key: "zhihu",
      imageSrc: "/m/brand/platform-zhihu.svg",
      href: social.zhihu,
      objectId: 600035,
      eventId: "click",
      bizId: "zhihu",
    },
  ]);
});

test("a page without an object reports its social links under the site's home", () => {
  const [link] = socialLinks({ social, plan: PLAN, pathname: "/m/zh-cn/case", keys: ["weibo"] });
  expect(link?.objectId).toBe(600001);
});
