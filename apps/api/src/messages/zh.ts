/** What the API tells visitors in Chinese; `{phone}` is the hotline, `{brand}` the brand. */
export const zh = {
  language: "语言参数有误",
  query: "请求参数有误",
  body: "提交的内容有误",
  notFound: "没有找到您要的内容",
  method: "不支持这种请求方式",
  mediaType: "请以 JSON 格式提交",
  multipart: "请以 multipart/form-data 格式提交",
  tooLarge: "提交的内容过大",
  tooSoon: "操作太频繁，请 {n} 秒后再试",
  tooMany: "提交过于频繁，请稍后再试，或拨打热线 {phone}",
  keyReused: "该提交标识已用于其他内容",
  foreignUrl: "该网址不属于本站",
  upstream: "微信服务暂时不可用，请稍后再试",
  server: "服务暂时不可用，请稍后再试",
  away: "系统暂时无法处理，请稍等片刻再试一次",
  foreign: "该请求不是从本站页面发出的，已被拒绝",
  slider: "验证未通过，请重新验证",
  codeWrong: "验证码不正确，请重新输入",
  codeExpired: "验证码已失效，请重新获取",
  codeUndelivered: "短信暂时无法发送，请稍后再试，或拨打热线 {phone}",
  codesOff: "短信服务暂未开通，请拨打热线 {phone}",
  codesBusy: "短信发送繁忙，请稍后再试，或拨打热线 {phone}",
  credentials: "手机号或密码不正确",
  locked: "尝试次数过多，请 15 分钟后再试，或使用验证码登录",
  passwordClosed: "密码登录暂时关闭，请使用验证码登录",
  passwordLeaked: "这个密码太常见，已出现在泄露的密码中，请换一个",
  passwordOwn: "密码不能含有手机号，也不能只是品牌名加数字，请换一个",
  signIn: "请先登录",
  signInAgain: "距上次登录已超过 10 分钟，请重新登录后再操作",
  registered: "该手机号已注册，请直接登录",
  unregistered: "该手机号尚未注册，请改用验证码登录，验证后会自动注册",
  agreements: "请先阅读并同意用户协议和隐私政策",
  codeMissing: "请输入验证码",
  passwordMissing: "请输入密码",
  passwordWrong: "当前密码不正确",
  positionMissing: "请填写职位",
  sealed: "页面已过期，请刷新后重试",
  ticket: "操作已超时，请重新验证手机号",
  code: "【{brand}】验证码 {code}，5 分钟内有效。请勿告诉他人；如非本人操作，请忽略本短信。",
} as const;

/** What the API can tell a visitor. */
export type TextKey = keyof typeof zh;

/** All of it in one language. */
export type Texts = Readonly<Record<TextKey, string>>;
