import type { Page } from "@playwright/test";
import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { initScript, puzzleScript } from "./geetest-widget.ts";

const ID = "id-of-the-tests";
const KEY = "key-of-the-tests";

/** A dot: a picture that decodes. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const NOT_FOUND = 404;

/**
 * What goes wrong at GeeTest: nothing, it gives the API no challenge, its script or its puzzle's script is missing, the
 * script never comes, the puzzle breaks when it is solved, or its server refuses the answer.
 */
export type GeetestMode =
  | "well"
  | "no-challenge"
  | "no-script"
  | "no-puzzle"
  | "hangs"
  | "breaks"
  | "refuses";

/** A stand-in for GeeTest: the server that the API asks, and the scripts that pages load. */
export interface RunningGeetest {
  /** Settings of a product that asks it. */
  readonly settings: Readonly<Record<string, string>>;
  mode: GeetestMode;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
}

/** Starts it. It solves only challenges that it gave out, each once, and knows only the answers that it gave. */
export async function runGeetest(): Promise<RunningGeetest> {
  const state = { mode: "well" as GeetestMode, asked: [] as string[] };
  const challenges = new Set<string>();
  const seccodes = new Set<string>();
  let hosts = "";

  const answers: Record<string, (fields: URLSearchParams, response: ServerResponse) => void> = {
    "/register.php": (_fields, response) => {
      const origin = randomBytes(16).toString("hex");
      challenges.add(md5(`${origin}${KEY}`));
      response.end(JSON.stringify({ challenge: state.mode === "no-challenge" ? "0" : origin }));
    },
    "/validate.php": (fields, response) => {
      const seccode = fields.get("seccode") ?? "";
      const isRight = seccodes.delete(seccode) && state.mode === "well";
      response.end(JSON.stringify({ seccode: isRight ? md5(seccode) : "false" }));
    },
    "/gt.js": (_fields, response) => {
      if (state.mode === "hangs") return;
      sendScript(response, state.mode === "no-script" ? null : `(${String(initScript)})("${hosts}")`);
    },
    "/gettype.php": (fields, response) => {
      sendScript(response, fields.get("gt") === ID ? "" : null);
    },
    "/static/fullpage.js": (_fields, response) => {
      sendScript(response, state.mode === "no-puzzle" ? null : `(${String(puzzleScript)})()`);
    },
    "/static/style.css": (_fields, response) => {
      response.setHeader("content-type", "text/css").end("img { width: 260px; height: 160px; }");
    },
    "/static/picture.png": (_fields, response) => {
      response.setHeader("content-type", "image/gif").end(DOT);
    },
    "/ajax.php": (fields, response) => {
      const challenge = fields.get("challenge") ?? "";
      const solved = state.mode !== "breaks" && challenges.delete(challenge);
      const validate = md5(`${KEY}geetest${challenge}`);
      if (solved) seccodes.add(`${validate}|jordan`);
      response.statusCode = solved ? 200 : NOT_FOUND;
      response.setHeader("access-control-allow-origin", "*");
      // GeeTest's script appends two characters of its own.
      const triple = {
        geetest_challenge: `${challenge}k1`,
        geetest_validate: validate,
        geetest_seccode: `${validate}|jordan`,
      };
      response.end(solved ? JSON.stringify(triple) : "broken");
    },
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    state.asked.push(path);
    void fieldsOf(request).then((fields) => answers[path]?.(fields, response));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  // Its own name for what gt.js loads, as GeeTest has several.
  hosts = `localhost:${port}`;
  return Object.assign(state, {
    settings: {
      SLIDER_PROVIDER: "geetest",
      GEETEST_ID: ID,
      GEETEST_KEY: KEY,
      GEETEST_API_BASE: `http://127.0.0.1:${port}`,
      GEETEST_SCRIPT: `http://127.0.0.1:${port}/gt.js`,
      GEETEST_SOURCES: `http://${hosts}`,
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

/** The button of the stand-in's puzzle. */
export const geetestButton = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "点击按钮进行验证" });

/** Solves the puzzle that a page shows, once it can be solved. */
export async function solveGeetest(page: Page): Promise<void> {
  await page.getByText("点击下方按钮，完成验证").waitFor();
  await geetestButton(page).click();
}

function sendScript(response: ServerResponse, text: string | null): void {
  response.statusCode = text === null ? NOT_FOUND : 200;
  response.setHeader("content-type", "text/javascript").end(text ?? "");
}

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const query = (request.url ?? "").split("?")[1] ?? "";
  return new URLSearchParams(request.method === "GET" ? query : Buffer.concat(chunks).toString());
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
