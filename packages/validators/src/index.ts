export { isEmail, plainEmail } from "./email.ts";
export { isFilled } from "./filled.ts";
export { messageOf } from "./messages.ts";
export type { MessageKey, Messages } from "./messages/message-key.ts";
export type { LanguageKey as MessageLanguage } from "@wesdom/facts";
export { isPasswordA, isPasswordB, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./password.ts";
export { isMainlandPhone, mainlandPhone, plainPhone } from "./phone.ts";
export {
  /** @public */
  isUrl,
} from "./url.ts";
