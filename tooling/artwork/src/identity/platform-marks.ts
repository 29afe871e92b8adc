import {
  BilibiliBrandIcon,
  type BrandIconProps,
  InstagramBrandIcon,
  LinkedinBrandIcon,
  WechatBrandIcon,
  WeiboBrandIcon,
  XiaohongshuBrandIcon,
  YoutubeBrandIcon,
  ZhihuBrandIcon,
} from "@wesdom/ui-kit/brand-icon";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Side of a platform's picture. */
export const PLATFORM_MARK_SIZE = 28;

/** Side of the kit's icons. */
const ICON_SIZE = 24;

/** Margin around a mark that fills its square; one that is wide needs none. */
const MARGIN = 4;
const WIDE: readonly string[] = ["xiaohongshu"];

const MARKS: Readonly<Record<string, ComponentType<BrandIconProps>>> = {
  bilibili: BilibiliBrandIcon,
  instagram: InstagramBrandIcon,
  linkedin: LinkedinBrandIcon,
  wechat: WechatBrandIcon,
  weibo: WeiboBrandIcon,
  xiaohongshu: XiaohongshuBrandIcon,
  youtube: YoutubeBrandIcon,
  zhihu: ZhihuBrandIcon,
};

/** The platforms that the agency is present on, by the key of their link. */
export const PLATFORMS: readonly string[] = Object.keys(MARKS);

/** The mark of a platform in white, for dark grounds: the kit's icon as a file of its own. */
export function platformMark(platform: string): string {
  const Mark = MARKS[platform];
  if (Mark === undefined) throw new Error(`no mark of the platform ${platform}`);
  const paths = renderToStaticMarkup(createElement(Mark)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const margin = WIDE.includes(platform) ? 0 : MARGIN;
  const scale = (PLATFORM_MARK_SIZE - 2 * margin) / ICON_SIZE;
  const size = PLATFORM_MARK_SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<g fill="#fff" transform="translate(${margin} ${margin}) scale(${scale})">${paths}</g></svg>`
  );
}
