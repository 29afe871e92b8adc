import type { Messages } from "./message-key.ts";

/** Messages in Simplified Chinese. */
export const zh: Messages = {
  name: "请填写姓名",
  phone: "请填写正确的电话",
  code: "请填写短信里的 6 位验证码",
  email: "请填写正确的邮箱",
  area: "请选择地区",
  address: "请填写详细地址",
  company: "请填写公司名称",
  needs: "请填写您的需求",
  consent: "请先阅读并同意隐私政策",
  url: "请填写以 http、https 或 www 开头的网址",
  passwordA: "密码须为 6–20 位，同时包含字母和数字，不能有中文或空格",
  passwordB: "密码须为 6–20 位，只能是字母和数字，且两者都要有",
  tooLong: "内容过长，请精简后再提交",
  invalid: "填写的内容有误，请检查",
};
