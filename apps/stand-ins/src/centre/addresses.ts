/** Where the visitors of the one site with accounts sign in. */
export const LOGIN_PATH = "/m/zh-cn/common/login";

/** Where the customer centre lies. */
export const CENTRE_PATH = "/centre";

/** Where a visitor signs out: a page, and what its form is posted to. */
export const SIGN_OUT_PATH = "/centre/sign-out";

/** Where the visitor is led afterwards. */
export const SIGNED_OUT_PATH = "/centre/signed-out";

/** Where a visitor sees the sessions of the account: a page, and what its forms are posted to. */
export const SESSIONS_PATH = "/centre/sessions";

/** Where a password is changed by the present one. */
export const PASSWORD_PATH = "/centre/password";
