import { HOTLINE } from "@wesdom/facts";
import type { PublicSettings } from "./public-settings.ts";

/** Founding date of the company, start of its age. */
export const FOUNDED_ON = "2014-01-15";

/** The settings of a site that runs on one machine with nothing configured. */
export const DEFAULT_SETTINGS: PublicSettings = {
  apiBase: "/api",
  assetBase: "",
  publicOrigin: "",
  desktopOrigin: "",
  trackingMode: "spec",
  trackingPublicKey: "",
  brand: { zh: { name: "维思敦" }, en: { name: "Wesdom" }, ja: { name: "Wesdom" } },
  contact: {
    zh: { phone: HOTLINE, email: "marketing@wesdom.example.com" },
    en: { phone: "", email: "hello@wesdom.example.com" },
    ja: { phone: "", email: "contact-jp@wesdom.example.com" },
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
  icpNumber: "",
  securityNumber: "",
  companyName: "",
  creditCode: "",
  geetest: null,
};
