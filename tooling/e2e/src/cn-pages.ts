import { CUSTOM, LOGIN } from "./account-visits.ts";

interface SweptPage {
  readonly path: string;
  /** Empty: none. */
  readonly marked: string | null;
  readonly longForm?: boolean;
}

/** The pages of the Chinese site in each of their shapes, with the entry of the menu that each marks; `null`: no menu. */
export const CN_PAGES: readonly SweptPage[] = [
  { path: "/m/zh-cn", marked: "首页" },
  { path: "/m/zh-cn/article?code=cover-1200", marked: "营销资讯" },
  { path: "/m/zh-cn/article?title=privacy_policy", marked: "营销资讯" },
  { path: `/m/zh-cn/article?keyword=${encodeURIComponent("直播")}`, marked: "营销资讯" },
  { path: "/m/zh-cn/article?keyword=zzzz", marked: "营销资讯" },
  { path: "/m/zh-cn/message", marked: "营销资讯" },
  { path: "/m/zh-cn/message?category=data", marked: "营销资讯" },
  { path: "/m/zh-cn/case", marked: "客户案例" },
  { path: "/m/zh-cn/case?industry=beauty", marked: "客户案例" },
  { path: "/m/zh-cn/case?code=cat-food-honesty", marked: "客户案例" },
  { path: "/m/zh-cn/about", marked: "关于我们" },
  { path: "/m/zh-cn/common/Reservation", marked: null, longForm: true },
];

/** Login and registration in each of their shapes. */
export const ACCOUNT_PAGES = [
  { path: CUSTOM, title: "欢迎回来" },
  { path: `${CUSTOM}?method=password`, title: "欢迎回来" },
  { path: `${CUSTOM}?method=register`, title: "开一个账号" },
  { path: `${LOGIN}?method=reset`, title: "重设密码" },
  { path: LOGIN, title: "欢迎回来" },
] as const;
