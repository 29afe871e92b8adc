import type { LanguageKey } from "@wesdom/api-client/contract";

/** What the API can tell a visitor. */
export type TextKey =
  | "language"
  | "query"
  | "body"
  | "notFound"
  | "method"
  | "mediaType"
  | "tooLarge"
  | "tooMany"
  | "keyReused"
  | "foreignUrl"
  | "upstream"
  | "server";

const TEXTS: Readonly<Record<LanguageKey, Readonly<Record<TextKey, string>>>> = {
  zh: {
    language: "语言参数有误",
    query: "请求参数有误",
    body: "提交的内容有误",
    notFound: "没有找到您要的内容",
    method: "不支持这种请求方式",
    mediaType: "请以 JSON 格式提交",
    tooLarge: "提交的内容过大",
    tooMany: "提交过于频繁，请稍后再试，或拨打热线 400-003-5180",
    keyReused: "该提交标识已用于其他内容",
    foreignUrl: "该网址不属于本站",
    upstream: "微信服务暂时不可用，请稍后再试",
    server: "服务暂时不可用，请稍后再试",
  },
  en: {
    language: "This language is not available here",
    query: "The request has invalid parameters",
    body: "The submitted content is invalid",
    notFound: "We could not find what you asked for",
    method: "This kind of request is not supported",
    mediaType: "Please submit JSON",
    tooLarge: "The submitted content is too large",
    tooMany: "Too many submissions. Please try again later",
    keyReused: "This submission key was used for different content",
    foreignUrl: "This address does not belong to the site",
    upstream: "WeChat is not reachable right now. Please try again later",
    server: "Something went wrong on our side. Please try again later",
  },
  ja: {
    language: "この言語ではご利用いただけません",
    query: "リクエストの内容に誤りがあります",
    body: "送信された内容に誤りがあります",
    notFound: "お探しの内容は見つかりませんでした",
    method: "このリクエスト方法には対応していません",
    mediaType: "JSON 形式で送信してください",
    tooLarge: "送信された内容が大きすぎます",
    tooMany: "送信回数が多すぎます。しばらくしてからお試しください",
    keyReused: "この送信キーは別の内容に使用されています",
    foreignUrl: "このアドレスは当サイトのものではありません",
    upstream: "WeChat に接続できません。しばらくしてからお試しください",
    server: "現在ご利用いただけません。しばらくしてからお試しください",
  },
};

/** A text in the language of the call. */
export function textOf(key: TextKey, language: LanguageKey): string {
  return TEXTS[language][key];
}
