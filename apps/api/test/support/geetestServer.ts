import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that speaks GeeTest's protocol, with which a test can quarrel. */
export interface GeetestServer {
  readonly base: string;
  /** What was asked, in order. */
  readonly asked: { path: string; fields: Record<string, string> }[];
  /** How it answers from now on. */
  mode: "well" | "refuses" | "nonsense" | "broken";
  /** The three values that a visitor's browser would have got. */
  readonly solve: (challenge: string) => Record<string, string>;
  readonly stop: () => Promise<void>;
}

export async function startGeetest(key: string): Promise<GeetestServer> {
  const seccodes = new Set<string>();
  const origins: string[] = [];
  const state: Pick<GeetestServer, "mode" | "asked"> = { mode: "well", asked: [] };
  const answer = async (request: IncomingMessage): Promise<object> => {
    const fields = await fieldsOf(request);
    const path = request.url?.split("?", 1)[0] ?? "";
    state.asked.push({ path, fields });
    if (path === "/register.php") {
      const origin = randomBytes(16).toString("hex");
      origins.push(origin);
      return { challenge: state.mode === "well" ? origin : "0" };
    }
    const seccode = fields["seccode"] ?? "";
    const passes = state.mode === "well" && seccodes.delete(seccode);
    return { seccode: passes ? md5(seccode) : "false" };
  };
  const server = createServer((request, response) => {
    void answer(request).then((said) => {
      if (state.mode === "broken") response.destroy();
      else response.end(state.mode === "nonsense" ? "<html>" : JSON.stringify(said));
      return said;
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return Object.assign(state, {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    solve: (challenge: string) => {
      if (!origins.some((origin) => md5(`${origin}${key}`) === challenge))
        throw new Error("not my challenge");
      const validate = md5(`${key}geetest${challenge}`);
      seccodes.add(`${validate}|jordan`);
      // GeeTest's script appends two characters of its own.
      return {
        geetest_challenge: `${challenge}k1`,
        geetest_validate: validate,
        geetest_seccode: `${validate}|jordan`,
      };
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  });
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text =
    request.method === "GET" ? (request.url?.split("?")[1] ?? "") : Buffer.concat(chunks).toString();
  return Object.fromEntries(new URLSearchParams(text));
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
