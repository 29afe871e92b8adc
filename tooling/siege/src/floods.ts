/** What a flood asks for, made anew for each request. */
export interface Flood {
  readonly name: string;
  /** Request target. @param nonce - Letters and digits that no other request has. */
  readonly target: (nonce: string) => string;
  /** Name of the site that is called. @default the site's own */
  readonly host?: (nonce: string) => string;
}

/** Each asks for something that is not kept yet, or that no cache can keep. */
export const FLOODS: readonly Flood[] = [
  { name: "method", target: (nonce) => `/m/zh-cn/common/login?method=${nonce}` },
  { name: "code", target: (nonce) => `/m/zh-cn/article?code=${nonce}` },
  { name: "case", target: (nonce) => `/m/en-us/case?code=${nonce}` },
  { name: "keyword", target: (nonce) => `/m/zh-cn/case?keyword=${nonce}` },
  { name: "facet", target: (nonce) => `/m/zh-cn/case?industry=${nonce}` },
  { name: "sent", target: (nonce) => `/m/zh-cn/about?sent=W261122-${nonce.toUpperCase().slice(0, 8)}` },
  { name: "unused query", target: (nonce) => `/m/zh-cn?utm_source=${nonce}` },
  { name: "no page", target: (nonce) => `/m/zh-cn/${nonce}` },
  { name: "payload", target: (nonce) => `/m/zh-cn/case/_payload.json?&code=${nonce}` },
  {
    name: "call",
    target: (nonce) => `/api/information/article/page.do?pageNum=1&pageSize=20&keyword=${nonce}`,
  },
  { name: "kept page", target: () => "/m/zh-cn" },
  { name: "name of the site", target: () => "/m/zh-cn", host: (nonce) => `${nonce}.test` },
];
