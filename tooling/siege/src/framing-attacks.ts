/** What a request smuggled through would ask the API for; its answer holds {@link SMUGGLED}. */
const SMUGGLED_PAGE_SIZE = 33;

/** Stands in the answer to a smuggled request, and in no answer that anyone may get. */
export const SMUGGLED: RegExp = new RegExp(`"pageSize":${SMUGGLED_PAGE_SIZE}\\b|"messages":\\[`);

/** An attack: what is written to one connection, one part after the other. */
export interface FramingAttack {
  readonly name: string;
  readonly parts: readonly string[];
}

/** Lines before a smuggled request, which a parser that lost its place passes over. */
const SLIDE = "\r\n".repeat(300);

/** Requests that the API answers and the front door has no page for. */
const SMUGGLED_REQUESTS = [
  `GET /information/article/page.do?pageNum=1&pageSize=${SMUGGLED_PAGE_SIZE} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  "GET /dev/outbox HTTP/1.1\r\nHost: localhost\r\n\r\n",
] as const;

const CALL = "/api/index/branding/list.do";

/** Every attack on the framing of requests, for a host by name. */
export function framingAttacks(host: string): readonly FramingAttack[] {
  return SMUGGLED_REQUESTS.flatMap((smuggled) => attacksWith(smuggled, host));
}

function attacksWith(smuggled: string, host: string): FramingAttack[] {
  const hidden = SLIDE + smuggled;
  const request = (line: string, headers: readonly string[], body: string, name = line): FramingAttack => ({
    name: `${name} | ${headers.join(" | ")}`,
    parts: [
      `${line} HTTP/1.1\r\nHost: ${host}\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n`,
      body,
    ],
  });
  const long = `Content-Length: ${hidden.length}`;
  const whole = chunked(hidden);
  const json = "Content-Type: application/json";

  const bodiesOnMethods = ["GET", "HEAD", "OPTIONS", "TRACE", "DELETE", "PUT", "PATCH"].flatMap((method) => [
    request(`${method} ${CALL}`, [long], hidden),
    request(`${method} ${CALL}`, ["Content-Length: 900"], ""),
    request(`${method} ${CALL}`, ["Transfer-Encoding: chunked"], whole),
    request(`${method} ${CALL}`, [long, "Connection: Content-Length"], hidden),
    request(`${method} ${CALL}`, [long, "Connection: close, Content-Length"], hidden),
    request(`${method} ${CALL}`, [long, "Expect: 100-continue"], hidden),
    request(`${method} /m/zh-cn`, [long], hidden),
  ]);

  const bothLengths = [
    [long, "Transfer-Encoding: chunked"],
    ["Transfer-Encoding: chunked", long],
    ["Transfer-Encoding: chunked", "Content-Length: 4"],
    ["Content-Length: 0", "Transfer-Encoding: chunked"],
  ].flatMap((headers) => [
    request(`POST ${CALL}`, [json, ...headers], `0\r\n\r\n${smuggled}`, "CL and TE, ends at once"),
    request(`POST ${CALL}`, [json, ...headers], whole, "CL and TE, whole"),
  ]);

  const encodings = [
    "Transfer-Encoding: xchunked",
    "Transfer-Encoding : chunked",
    "Transfer-Encoding:\tchunked",
    "Transfer-Encoding: \u000bchunked",
    "Transfer-Encoding: chunked, identity",
    "Transfer-Encoding: identity, chunked",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: cHuNkEd",
    "Transfer-Encoding: chunked;q=1",
    'Transfer-Encoding: "chunked"',
    "Transfer-Encoding:\r\n chunked",
    "X: X\nTransfer-Encoding: chunked",
    "X: X\rTransfer-Encoding: chunked",
    "Transfer_Encoding: chunked",
    "\u0000Transfer-Encoding: chunked",
  ].flatMap((header) => [
    request(`POST ${CALL}`, [json, header, long], `0\r\n\r\n${smuggled}`, "TE.TE, ends at once"),
    request(`POST ${CALL}`, [json, header], `0\r\n\r\n${smuggled}`, "TE obscured"),
    request(`POST ${CALL}`, [json, header, "Content-Length: 5"], `0\r\n\r\n${smuggled}`, "TE.CL"),
  ]);

  const lengths = [
    `${long}\r\n${long}`,
    `Content-Length: 0\r\n${long}`,
    `${long}\r\nContent-Length: 0`,
    `Content-Length: 0, ${hidden.length}`,
    `Content-Length: ${hidden.length}, ${hidden.length}`,
    "Content-Length: +0",
    "Content-Length: -0",
    "Content-Length: 0x0",
    "Content-Length: 1e2",
    "Content-Length: 0 0",
    `Content-Length: 00${hidden.length}`,
    "Content-Length : 0",
    "Content-Length:\u000b0",
    "Content-Length:",
    `Content_Length: ${hidden.length}`,
    "Content-Length: 99999999999999999999",
    "Content-Length: 18446744073709551616",
  ].map((header) => request(`POST ${CALL}`, [json, header], hidden, "CL obscured"));

  const chunks = [
    `5;a=b\r\nhello\r\n0\r\n\r\n${smuggled}`,
    `5;\nhello\r\n0\r\n\r\n${smuggled}`,
    `0x0\r\n\r\n${smuggled}`,
    `00000000000000000\r\n\r\n${smuggled}`,
    `fffffffffffffffff\r\n${smuggled}`,
    `-1\r\n${smuggled}`,
    `2\r\nok0\r\n\r\n${smuggled}`,
    `2\nok\n0\n\n${smuggled}`,
    `0\r\nContent-Length: ${smuggled.length}\r\nHost: localhost\r\n\r\n${smuggled}`,
    `0\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled}`,
    `1;${"x".repeat(20_000)}\r\nZ\r\n0\r\n\r\n${smuggled}`,
    `${chunked("x".repeat(80_000)).slice(0, -5)}${smuggled}`,
  ].map((body) =>
    request(`POST ${CALL}`, [json, "Transfer-Encoding: chunked"], body, `chunk ${body.slice(0, 12)}`),
  );

  const early = [
    // Answers that come before the body does, and bodies that never end.
    request("POST /api/nowhere", [long], hidden, "early answer"),
    request("POST /api/index/appeal.do", [json, "Content-Length: 5000"], smuggled, "aborted body"),
    request("POST /api/index/appeal.do", [json, "Transfer-Encoding: chunked"], "1388\r\n{", "aborted chunk"),
    request("POST /api/index/appeal.do", [json, "Expect: 100-continue", long], hidden, "expect"),
    request("POST /api/index/appeal.do", [json, "Expect: 200-ok", long], hidden, "expect what is none"),
    request("POST /api/index/appeal.do", [json, "Content-Length: 2000000"], hidden, "too large"),
    request("POST /api/dev/outbox", [long], hidden, "a local call"),
    request("POST /m/_beacon", [json, long], hidden, "beacon"),
    request("POST /m/zh-cn/common/Reservation", [`Origin: http://${host}`, long], hidden, "form"),
  ];

  const others = [
    request(`GET ${CALL}`, ["Upgrade: websocket", "Connection: Upgrade", long], hidden, "upgrade"),
    request(
      `GET ${CALL}`,
      ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__", "Connection: Upgrade, HTTP2-Settings"],
      smuggled,
      "h2c",
    ),
    request(`GET ${CALL}`, ["Connection: close, Host, X-Forwarded-For, X-Host-Token"], "", "named away"),
    request(
      `GET ${CALL}`,
      ["X-Host-Token: x", "X-Forwarded-For: 127.0.0.1", "X-Real-IP: 127.0.0.1"],
      "",
      "claims",
    ),
    request("GET http://localhost/dev/outbox", [], "", "absolute target"),
    request("GET //dev/outbox", [], "", "two slashes"),
    request("GET /api/..%2fdev/outbox", [], "", "escaped way up"),
    request("GET /ap%69/%64ev/outbox", [], "", "escaped letters"),
    request(`GET ${CALL}?a=%0d%0a%0d%0a${encodeURIComponent(smuggled)}`, [], "", "line ends in the query"),
    request(`GET ${CALL}`, [`X-A: a\r\n\t${smuggled.slice(0, 40)}`], smuggled, "folded header"),
    {
      name: "HTTP/1.0 with a length",
      parts: [`GET ${CALL} HTTP/1.0\r\nHost: ${host}\r\nConnection: keep-alive\r\n${long}\r\n\r\n${hidden}`],
    },
    { name: "no version", parts: [`GET ${CALL}\r\n\r\n${smuggled}`] },
    {
      name: "pipelined",
      parts: [
        `POST ${CALL} HTTP/1.1\r\nHost: ${host}\r\n${json}\r\nContent-Length: 2\r\n\r\n{}` +
          `GET ${CALL} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 3\r\n\r\nabc${smuggled}`,
      ],
    },
    // The two halves of the way in that was open once: a length without its body, then a body that ends in a request.
    ...Array.from({ length: 8 }, () =>
      request(`GET ${CALL}`, ["Content-Length: 900"], "A".repeat(900), "a length and its body"),
    ),
    ...Array.from({ length: 8 }, () => {
      const body = "\r\n".repeat(750) + smuggled;
      return request(
        "POST /api/x",
        ["Content-Type: text/plain", `Content-Length: ${body.length}`],
        body,
        "a body",
      );
    }),
  ];

  return [...bodiesOnMethods, ...bothLengths, ...encodings, ...lengths, ...chunks, ...early, ...others];
}

function chunked(body: string): string {
  return `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}
