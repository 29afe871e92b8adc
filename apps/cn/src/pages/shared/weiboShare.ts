/** Where Weibo takes a page to be passed on; the query holds `url` and `title`. */
export const WEIBO_SHARE = "https://service.weibo.com/share/share.php";
