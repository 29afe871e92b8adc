export { EMAIL_LOCAL_MAX_LENGTH, EMAIL_MAX_LENGTH, isEmail } from "./email.ts";
export { isFilled } from "./filled.ts";
export { messageOf } from "./messages.ts";
export type { MessageKey, Messages } from "./messages/message-key.ts";
export type { LanguageKey as MessageLanguage } from "@wesdom/facts";
export { isPasswordA, isPasswordB, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./password.ts";
export { isMainlandPhone, mainlandPhone, PHONE_LENGTH, plainPhone } from "./phone.ts";
export { isUrl, URL_MAX_LENGTH } from "./url.ts";
