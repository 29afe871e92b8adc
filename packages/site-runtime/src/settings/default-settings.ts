import { BRANDS, HOTLINE } from "@wesdom/facts";
import type { PublicSettings } from "./public-settings.ts";

/**
 * The settings of a site that runs on one machine with nothing configured. What says who runs it is a placeholder, which
 * the host names at the start of a site for real visitors.
 */
export const DEFAULT_SETTINGS: PublicSettings = {
  apiBase: "/api",
  assetBase: "",
  publicOrigin: "",
  desktopOrigin: "",
  trackingMode: "spec",
  trackingPublicKey: "",
  brand: { zh: { name: BRANDS.zh }, en: { name: BRANDS.en }, ja: { name: BRANDS.ja } },
  contact: {
    zh: {
      company: "深圳维思敦营销策划有限公司",
      address: "深圳市南山区科苑南巷 66 号澜湾创新中心 B 座 18 层",
      phone: HOTLINE,
      email: "marketing@wesdom.example.com",
    },
    en: {
      company: "Shenzhen Wesdom Marketing Co., Ltd.",
      address:
        "18/F, Tower B, Lanwan Innovation Center, 66 Keyuan South Lane, Nanshan District, Shenzhen, China",
      phone: "",
      email: "hello@wesdom.example.com",
    },
    ja: {
      company: "深圳維思敦営銷策劃有限公司",
      address: "中国広東省深圳市南山区科苑南巷66号 瀾湾創新中心B棟18階",
      phone: "",
      email: "contact-jp@wesdom.example.com",
    },
  },
  links: {
    customerCentre: "/centre",
    recruitment: "https://jobs.example.com/wesdom",
    referral: "https://event.example.com/referral",
    chat: "/chat",
    userAgreement: "/centre/user-agreement.pdf",
    privacyPolicy: "/centre/privacy-policy.pdf",
    social: {
      weibo: "https://weibo.example.com/wesdom",
      xiaohongshu: "https://xiaohongshu.example.com/wesdom",
      bilibili: "https://bilibili.example.com/wesdom",
      zhihu: "https://zhihu.example.com/wesdom",
      linkedin: "https://linkedin.example.com/company/wesdom",
      instagram: "https://instagram.example.com/wesdom",
      youtube: "https://youtube.example.com/@wesdom",
      wechat: "https://wechat.example.com/wesdom",
      whatsapp: "https://whatsapp.example.com/wesdom",
    },
  },
  icpNumber: "粤ICP备00000000号",
  securityNumber: "粤公网安备00000000000000号",
  creditCode: "914403000000000000",
  representative: "林 悦",
  privacyEmail: "privacy@wesdom.example.com",
  euRepresentative: "Wesdom Representation GmbH, Musterstraße 1, 10115 Berlin, Germany",
  geetest: null,
};
