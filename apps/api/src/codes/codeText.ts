import type { LanguageKey } from "@wesdom/api-client/contract";

const TEXTS: Readonly<Record<LanguageKey, (code: string) => string>> = {
  zh: (code) => `【维思敦】验证码 ${code}，5 分钟内有效。请勿告诉他人；如非本人操作，请忽略本短信。`,
  en: (code) => `[Wesdom] Your code is ${code}. It is valid for 5 minutes. Do not share it with anyone.`,
  ja: (code) => `【Wesdom】認証コード：${code}（5分間有効）。他人に教えないでください。`,
};

/** The message that carries a code. */
export function codeText(code: string, language: LanguageKey): string {
  return TEXTS[language](code);
}
