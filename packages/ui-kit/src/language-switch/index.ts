export { LanguageSwitch } from "./LanguageSwitch.tsx";
export type { LanguageChoice, LanguageSwitchProps } from "./LanguageSwitch.tsx";
