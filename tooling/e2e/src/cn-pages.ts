import { listedPages } from "@wesdom/product/listed-pages";
import { CUSTOM, LOGIN } from "./account-visits.ts";

interface SweptPage {
  readonly path: string;
  /** Address that the menu marks; an address of no entry: none. `null`: no menu. */
  readonly marked: string | null;
  readonly longForm?: boolean;
}

/** Pages by query in each of their shapes. */
const BY_QUERY = [
  "article?code=cover-1200",
  "article?title=privacy_policy",
  `article?keyword=${encodeURIComponent("直播")}`,
  "article?keyword=zzzz",
  "message?category=data",
  "case?industry=beauty",
  "case?code=cat-food-honesty",
];

/** The pages of the Chinese site in each of their shapes. Articles are marked as news. */
export const CN_PAGES: readonly SweptPage[] = [
  ...listedPages("cn").map((path) => ({ path, marked: path })),
  ...BY_QUERY.map((page) => ({
    path: `/m/zh-cn/${page}`,
    marked: `/m/zh-cn/${page.replace(/\?.*/, "").replace("article", "message")}`,
  })),
  { path: "/m/zh-cn/common/Reservation", marked: null, longForm: true },
];

/** Login and registration in each of their shapes. */
export const ACCOUNT_PAGES = [
  { path: CUSTOM, title: "欢迎回来" },
  { path: `${CUSTOM}?method=password`, title: "欢迎回来" },
  { path: `${CUSTOM}?method=register`, title: "开个账号" },
  { path: `${LOGIN}?method=reset`, title: "重设密码" },
  { path: LOGIN, title: "欢迎回来" },
] as const;
