/** The brand in each language, where `BRAND_ZH`, `BRAND_EN` and `BRAND_JA` name no other one. */
export const BRANDS = { zh: "维思敦", en: "Wesdom", ja: "Wesdom" } as const;

/** The hotline, where `PHONE_ZH` names no other one. */
export const HOTLINE = "400-003-5180";
