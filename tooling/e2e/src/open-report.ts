import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { ensureProgram } from "@wesdom/product/ensure-program";
import { ROOT } from "@wesdom/product/root";

/** Bytes of the initialisation vector in front of the sealed text. */
const IV_BYTES = 16;

const KEY_FILE = join(ROOT, "apps/api/dev-keys/tracking.private.pem");

/** A report as the specification has it. */
export interface OpenedEvent {
  readonly eventId: string;
  readonly objectId: number;
  readonly bizId: string;
  readonly countType: string;
  readonly countValue: number;
  readonly userAgent: string;
  readonly deviceIdMd5: string;
  readonly deviceType: number;
  readonly time: number;
  readonly isCnVersion: boolean;
  readonly userInfo?: string;
}

/**
 * Opens a report with the development key by the `openssl` command alone: none of the code that sealed it has a part.
 *
 * @param query - What the report call was asked.
 * @throws where the report was not sealed for the key, or is not signed.
 */
export async function openReport(query: URLSearchParams): Promise<OpenedEvent> {
  const field = (name: string): string => query.get(name) ?? "";
  const oaep = ["rsa_padding_mode:oaep", "rsa_oaep_md:sha256", "rsa_mgf1_md:sha256"];
  const digits = await openssl(
    ["pkeyutl", "-decrypt", "-inkey", KEY_FILE, ...oaep.flatMap((option) => ["-pkeyopt", option])],
    Buffer.from(field("wesdom"), "base64"),
  );
  const signed = `data=${field("data")}&time=${field("time")}&wesdom=${field("wesdom")}`;
  const sign = createHmac("sha256", digits).update(signed).digest("hex");
  if (sign !== field("sign")) throw new Error(`A report signed ${field("sign")} in place of ${sign}.`);
  const data = Buffer.from(field("data"), "base64");
  const [key, iv] = [digits.toString("hex"), data.subarray(0, IV_BYTES).toString("hex")];
  const text = await openssl(["enc", "-d", "-aes-128-cbc", "-K", key, "-iv", iv], data.subarray(IV_BYTES));
  return JSON.parse(text.toString()) as OpenedEvent;
}

async function openssl(args: readonly string[], input: Buffer): Promise<Buffer> {
  const program = spawn(await ensureProgram("openssl", "openssl"), args, {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const said: Buffer[] = [];
  program.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  program.stdin.end(input);
  const [code] = (await once(program, "close")) as [number | null];
  if (code !== 0) throw new Error(`openssl ${args[0]} ended with ${code}.`);
  return Buffer.concat(said);
}
