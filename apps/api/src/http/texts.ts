import type { LanguageKey } from "@wesdom/api-client/contract";

/** What the API can tell a visitor. */
export type TextKey =
  | "language"
  | "query"
  | "body"
  | "notFound"
  | "method"
  | "mediaType"
  | "multipart"
  | "tooLarge"
  | "tooMany"
  | "tooSoon"
  | "keyReused"
  | "foreignUrl"
  | "upstream"
  | "server"
  | "away"
  | "foreign"
  | "slider"
  | "codeWrong"
  | "codeExpired"
  | "codeUndelivered"
  | "codesOff"
  | "codesBusy"
  | "credentials"
  | "locked"
  | "passwordClosed"
  | "passwordLeaked"
  | "passwordOwn"
  | "signIn"
  | "signInAgain"
  | "registered"
  | "unregistered"
  | "agreements"
  | "codeMissing"
  | "passwordMissing"
  | "passwordWrong"
  | "positionMissing"
  | "sealed"
  | "ticket";

const TEXTS: Readonly<Record<LanguageKey, Readonly<Record<TextKey, string>>>> = {
  zh: {
    language: "语言参数有误",
    query: "请求参数有误",
    body: "提交的内容有误",
    notFound: "没有找到您要的内容",
    method: "不支持这种请求方式",
    mediaType: "请以 JSON 格式提交",
    multipart: "请以 multipart/form-data 格式提交",
    tooLarge: "提交的内容过大",
    tooSoon: "操作太频繁，请 {n} 秒后再试",
    tooMany: "提交过于频繁，请稍后再试，或拨打热线 400-003-5180",
    keyReused: "该提交标识已用于其他内容",
    foreignUrl: "该网址不属于本站",
    upstream: "微信服务暂时不可用，请稍后再试",
    server: "服务暂时不可用，请稍后再试",
    away: "系统暂时无法处理，请稍等片刻再试一次",
    foreign: "该请求不是从本站页面发出的，已被拒绝",
    slider: "验证未通过，请重新验证",
    codeWrong: "验证码不正确，请重新输入",
    codeExpired: "验证码已失效，请重新获取",
    codeUndelivered: "短信暂时无法发送，请稍后再试，或拨打热线 400-003-5180",
    codesOff: "短信服务暂未开通，请拨打热线 400-003-5180",
    codesBusy: "短信发送繁忙，请稍后再试，或拨打热线 400-003-5180",
    credentials: "手机号或密码不正确",
    locked: "尝试次数过多，请 15 分钟后再试，或使用验证码登录",
    passwordClosed: "密码登录暂时关闭，请使用验证码登录",
    passwordLeaked: "这个密码太常见，已出现在泄露的密码中，请换一个",
    passwordOwn: "密码不能含有手机号，也不能只是品牌名加数字，请换一个",
    signIn: "请先登录",
    signInAgain: "距上次登录已超过 10 分钟，请重新登录后再操作",
    registered: "该手机号已注册，请直接登录",
    unregistered: "该手机号尚未注册",
    agreements: "请先阅读并同意用户协议和隐私政策",
    codeMissing: "请输入验证码",
    passwordMissing: "请输入密码",
    passwordWrong: "当前密码不正确",
    positionMissing: "请填写职位",
    sealed: "页面已过期，请刷新后重试",
    ticket: "操作已超时，请重新验证手机号",
  },
  en: {
    language: "This language is not available here",
    query: "The request has invalid parameters",
    body: "The submitted content is invalid",
    notFound: "We could not find what you asked for",
    method: "This kind of request is not supported",
    mediaType: "Please submit JSON",
    multipart: "Please submit multipart/form-data",
    tooLarge: "The submitted content is too large",
    tooSoon: "That was quick. Please try again in {n} seconds",
    tooMany: "Too many submissions. Please try again later",
    keyReused: "This submission key was used for different content",
    foreignUrl: "This address does not belong to the site",
    upstream: "WeChat is not reachable right now. Please try again later",
    server: "Something went wrong on our side. Please try again later",
    away: "We cannot handle this right now. Please try again in a moment",
    foreign: "This request did not come from a page of this site",
    slider: "That did not match. Please try again",
    codeWrong: "This code is not correct",
    codeExpired: "This code is no longer valid. Please ask for a new one",
    codeUndelivered: "The message could not be sent. Please try again later",
    codesOff: "Messages to phones are not available here yet",
    codesBusy: "Too many messages are being sent right now. Please try again later",
    credentials: "Phone number or password is not correct",
    locked: "Too many attempts. Please try again in 15 minutes, or sign in with a code",
    passwordClosed: "Signing in by password is closed for a while. Please sign in with a code",
    passwordLeaked: "This password is among those that were leaked. Please choose another one",
    passwordOwn:
      "The password must not contain the phone number or be our name with digits. Please choose another one",
    signIn: "Please sign in first",
    signInAgain: "You signed in more than 10 minutes ago. Please sign in again first",
    registered: "This phone number has an account. Please sign in",
    unregistered: "This phone number has no account",
    agreements: "Please read and accept the user agreement and the privacy policy",
    codeMissing: "Please enter the code",
    passwordMissing: "Please enter your password",
    passwordWrong: "That isn’t your current password",
    positionMissing: "Please enter your position",
    sealed: "This page is too old. Please reload it and try again",
    ticket: "This took too long. Please confirm your phone number again",
  },
  ja: {
    language: "この言語ではご利用いただけません",
    query: "リクエストの内容に誤りがあります",
    body: "送信された内容に誤りがあります",
    notFound: "お探しの内容は見つかりませんでした",
    method: "このリクエスト方法には対応していません",
    mediaType: "JSON形式で送信してください",
    multipart: "multipart/form-data形式で送信してください",
    tooLarge: "送信された内容が大きすぎます",
    tooSoon: "操作が続いています。{n}秒ほどおいてからお試しください",
    tooMany: "送信回数が多すぎます。しばらくしてからお試しください",
    keyReused: "この送信キーは別の内容に使用されています",
    foreignUrl: "このアドレスは当サイトのものではありません",
    upstream: "WeChatに接続できません。しばらくしてからお試しください",
    server: "現在ご利用いただけません。しばらくしてからお試しください",
    away: "ただいま処理できません。少し時間をおいてもう一度お試しください",
    foreign: "当サイトのページからのリクエストではありません",
    slider: "認証できませんでした。もう一度お試しください",
    codeWrong: "認証コードが正しくありません",
    codeExpired: "認証コードの有効期限が切れました。もう一度取得してください",
    codeUndelivered: "SMSを送信できませんでした。しばらくしてからお試しください",
    codesOff: "SMS認証は現在ご利用いただけません",
    codesBusy: "SMSの送信が混み合っています。しばらくしてからお試しください",
    credentials: "電話番号またはパスワードが正しくありません",
    locked: "試行回数が多すぎます。15分後にお試しいただくか、認証コードでログインしてください",
    passwordClosed: "パスワードでのログインは一時的に停止しています。認証コードでログインしてください",
    passwordLeaked: "このパスワードは流出したパスワードに含まれています。別のものをお選びください",
    passwordOwn:
      "電話番号を含むパスワードや、ブランド名に数字を付けただけのパスワードはお使いいただけません。別のものをお選びください",
    signIn: "ログインしてください",
    signInAgain: "ログインから10分以上経過しています。もう一度ログインしてください",
    registered: "この電話番号は登録済みです。ログインしてください",
    unregistered: "この電話番号は登録されていません",
    agreements: "利用規約とプライバシーポリシーをお読みのうえ、同意してください",
    codeMissing: "認証コードを入力してください",
    passwordMissing: "パスワードを入力してください",
    passwordWrong: "現在のパスワードが正しくありません",
    positionMissing: "役職を入力してください",
    sealed: "ページの有効期限が切れました。再読み込みしてお試しください",
    ticket: "時間切れです。電話番号の確認からやり直してください",
  },
};

/** A text in the language of the call. */
export function translate(key: TextKey, language: LanguageKey): string {
  return TEXTS[language][key];
}
