import type { Page } from "@playwright/test";
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const KEY = "key-of-the-tests";

/** A dot: a picture that decodes. */
const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** A puzzle as the page draws it. */
const SHOWN_PUZZLE = {
  provider: "local",
  challengeId: "shown-by-the-test",
  background: DOT,
  piece: DOT,
  pieceY: 40,
  pieceSize: 50,
  expiresInMs: 120_000,
};

/** Someone who judges puzzles in place of the API, and lets every answer pass. */
export interface FakeGeetest {
  /** Settings of a product that asks it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts it; everything behind the puzzle, tokens, codes and their limits, stays the API's own. */
export async function startGeetest(): Promise<FakeGeetest> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/register.php")) {
      response.end(JSON.stringify({ challenge: randomBytes(16).toString("hex") }));
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const fields = new URLSearchParams(Buffer.concat(chunks).toString());
      response.end(JSON.stringify({ seccode: md5(fields.get("seccode") ?? "") }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      SLIDER_PROVIDER: "geetest",
      GEETEST_ID: "id-of-the-tests",
      GEETEST_KEY: KEY,
      GEETEST_API_BASE: `http://127.0.0.1:${port}`,
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Shows a page the puzzle of our own make in place of GeeTest's, and answers it as GeeTest's script would. */
export async function showPuzzles(page: Page): Promise<void> {
  let challenge = "";
  await page.route("**/gee/slider/register.do*", async (route) => {
    const response = await route.fetch();
    challenge = ((await response.json()) as { data: { challenge: string } }).data.challenge;
    await route.fulfill({ response, json: { code: 200, message: "", data: SHOWN_PUZZLE } });
  });
  await page.route("**/gee/slider/validate.do*", async (route) => {
    const { action, phone } = route.request().postDataJSON() as { action: string; phone: string };
    const validate = md5(`${KEY}geetest${challenge}`);
    const solution = {
      geetest_challenge: `${challenge}k1`,
      geetest_validate: validate,
      geetest_seccode: `${validate}|jordan`,
    };
    const response = await route.fetch({ postData: JSON.stringify({ action, phone, ...solution }) });
    await route.fulfill({ response });
  });
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
