import type { LanguageKey } from "@wesdom/facts";

/** How consent governs tracking: as specified, or nothing stored and sent before Agree. */
export type TrackingMode = "spec" | "strict";

/** Keys of the social profiles and chat links that settings can point elsewhere. */
export type SocialKey =
  | "weibo"
  | "xiaohongshu"
  | "bilibili"
  | "zhihu"
  | "linkedin"
  | "instagram"
  | "youtube"
  | "wechat"
  | "whatsapp";

/** The company as one language names it; structured data leaves `contactPoint` out when phone and e-mail are unset. */
export interface ContactSettings {
  /** Registered name. */
  readonly company: string;
  /** Registered address. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** Links to systems outside the site. */
export interface LinkSettings {
  readonly customerCentre: string;
  readonly recruitment: string;
  readonly referral: string;
  /** Address of the customer-service chat frame. */
  readonly chat: string;
  readonly userAgreement: string;
  readonly privacyPolicy: string;
  readonly social: Readonly<Record<SocialKey, string>>;
}

/** Where the puzzles of GeeTest come from. */
export interface GeetestSettings {
  /** Address of its script `gt.js`, version 3. */
  readonly script: string;
  /** Sources of a Content-Security-Policy from which that script loads what it shows. */
  readonly sources: readonly string[];
}

/** The brand's name in one language. */
export interface BrandSettings {
  readonly name: string;
}

/**
 * Everything a page may know of its surroundings. `host` fills it from its environment and writes it into the page;
 * nothing of it is baked into a build, so that one build is promoted from staging to production.
 */
export interface PublicSettings {
  /** Base of API calls from the browser. @default "/api" */
  readonly apiBase: string;
  /** Prefix of built assets, empty for the own origin. @default "" */
  readonly assetBase: string;
  /** Origin of absolute URLs, e.g. `https://www.example.com`; empty: the origin of the request. @default "" */
  readonly publicOrigin: string;
  /** Origin of the desktop site; empty: the stand-in page. @default "" */
  readonly desktopOrigin: string;
  readonly trackingMode: TrackingMode;
  /** Public RSA key in PEM with which reports of visits are sealed; empty: nothing is reported. @default "" */
  readonly trackingPublicKey: string;
  readonly brand: Readonly<Record<LanguageKey, BrandSettings>>;
  readonly contact: Readonly<Record<LanguageKey, ContactSettings>>;
  readonly links: LinkSettings;
  /** ICP filing number shown on Chinese pages. */
  readonly icpNumber: string;
  /** Number of the filing with the public security (公安备案), e.g. `粤公网安备00000000000000号`. */
  readonly securityNumber: string;
  /** Unified social credit code (统一社会信用代码) of the company that runs the site. */
  readonly creditCode: string;
  /** Who represents the company, as Japanese pages name it (代表者). */
  readonly representative: string;
  /** E-mail for all that concerns personal information. */
  readonly privacyEmail: string;
  /** Representative in the EU (GDPR, article 27): name and address. */
  readonly euRepresentative: string;
  /** GeeTest, where its puzzles are asked before a code is sent. @default null: the site's own are */
  readonly geetest: GeetestSettings | null;
}
