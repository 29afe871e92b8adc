import * as fc from "fast-check";
import { FIELDS, FRAMING, HEADERS, KNOWN, METHODS, PIECES, QUERY_NAMES } from "./request-words.ts";

/** Mostly the first: `weight` times as often as the second. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 }));

const query = fc.array(
  fc.tuple(
    fc.constantFrom(...QUERY_NAMES),
    mostly(fc.constantFrom("1", "zh", "abc", "%E7%BE%8E%E5%A6%86", "2026-11"), piece, 3),
  ),
  { maxLength: 3 },
);

const target: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...KNOWN),
    mostly(fc.constant<string[]>([]), fc.array(piece, { minLength: 1, maxLength: 3 }), 3),
    query,
    mostly(fc.constant(""), fc.constantFrom("http://localhost", "http://evil.test", "//evil.test", "*"), 20),
    mostly(fc.constant(0), fc.constantFrom(3000, 9000, 20_000), 30),
  )
  .map(([path, extra, asked, before, length]) => {
    const search = asked.map(([name, value]) => `${name}=${value}`).join("&");
    const whole = before + path + extra.join("/") + "a".repeat(length) + (search === "" ? "" : `?${search}`);
    // A blank or a line end would end the target, and the request be none in most cases.
    return whole.replaceAll(/\s/g, "+");
  });

const headersOf = (isFraming: boolean): string[] =>
  Object.entries(HEADERS)
    .filter(([name]) => FRAMING.has(name) === isFraming)
    .flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));

const header: fc.Arbitrary<string> = mostly(
  fc.constantFrom(...headersOf(false)),
  fc.oneof(
    fc.constantFrom(...headersOf(true)),
    fc.string({ maxLength: 40 }),
    fc.tuple(fc.string({ maxLength: 10 }), fc.string({ maxLength: 30 })).map((parts) => parts.join(": ")),
  ),
  20,
);

const body: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constant("") },
  { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom(...FIELDS), fc.oneof(fc.jsonValue(), fc.constantFrom(...PIECES)), {
        maxKeys: 6,
      })
      .map((value) => JSON.stringify(value)),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(...FIELDS),
          fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 20 })),
        ),
        { maxLength: 6 },
      )
      .map((fields) => fields.map(([name, value]) => `${name}=${value}`).join("&")),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: "binary" }) },
  {
    weight: 1,
    arbitrary: fc.constant('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n--x--\r\n'),
  },
);

/**
 * Any request, from what a browser could send to bytes that are none: as it is written to a connection.
 *
 * @param host - Name that most of them call.
 */
export function anyRequest(host: string): fc.Arbitrary<string> {
  const name = mostly(
    fc.constant(host),
    fc.constantFrom("evil.test", "", "[", "a b", "localhost:99999", "\u00ff"),
    40,
  );
  const version = mostly(
    fc.constant("HTTP/1.1"),
    fc.constantFrom("HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "http/1.1", ""),
    60,
  );
  const method = mostly(fc.constantFrom("GET", "POST"), fc.constantFrom(...METHODS), 4);
  return fc
    .tuple(
      method,
      target,
      version,
      name,
      fc.array(header, { maxLength: 6 }),
      body,
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([verb, address, protocol, called, headers, written, chance]) => {
      // Nine of ten have a body only where one belongs, and say how long it is.
      const content = chance > 0 && verb === "GET" ? "" : written;
      const length = chance > 0 && content !== "" ? [`Content-Length: ${Buffer.byteLength(content)}`] : [];
      // Six of ten come from a page of ours, as forms and calls do.
      const own = chance > 3 ? [`Origin: http://${host}`, "Sec-Fetch-Site: same-origin"] : [];
      const lines = [
        `${verb} ${address} ${protocol}`,
        `Host: ${called}`,
        ...own,
        ...headers,
        ...length,
        "Connection: close",
      ];
      return `${lines.join("\r\n")}\r\n\r\n${content}`;
    });
}
