import { spawn } from "node:child_process";
import type { LeadRecord } from "./lead-record.ts";
import type { Deliver } from "./deliver.ts";

/** Longest time that the mail command may take. */
const TIMEOUT_MS = 30_000;

/** Characters of a line of base64 in a mail. */
const LINE_LENGTH = 76;

/** Characters that are kept of what a command says of its failure. */
const LONGEST_REASON = 300;

/** Addresses that stand in a header as they are. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;

/** Hands a lead to a command in the manner of `sendmail -t`: the mail on its standard input. */
export const deliverByMail: Deliver = async (lead, messageId, { mailCommand, mailTo, mailFrom }) => {
  const [command = "", ...args] = mailCommand.split(/\s+/);
  // A group of its own, to end with what it started: the helpers of a mail server try on for ever.
  const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe"], detached: true });
  let late: NodeJS.Timeout | undefined;
  let said = "";
  try {
    await new Promise<void>((resolve, reject) => {
      child.once("error", reject);
      // Not at the end of what it says: what it left behind may go on for ever. What it said before is read by now.
      child.once("exit", (code) => {
        if (code === 0) resolve();
        else reject(new Error(`The mail command ended with ${code ?? "a signal"}${reasonOf(said)}`));
      });
      // Where it could not be started there is nothing to write to.
      const { pid } = child;
      if (pid === undefined) return;
      late = setTimeout(() => {
        try {
          process.kill(-pid, "SIGKILL");
        } catch (error) {
          // As it may where the command runs as another user.
          reject(new Error("The mail command hangs and cannot be ended", { cause: error }));
        }
      }, TIMEOUT_MS);
      child.stderr.setEncoding("utf8").on("data", (part: string) => {
        said = (said + part).slice(0, LONGEST_REASON);
      });
      // A command that ends early closes its input; how it ended tells more than the broken pipe.
      child.stdin.on("error", () => undefined);
      child.stdin.end(leadMail(lead, messageId, mailTo, mailFrom));
    });
  } finally {
    clearTimeout(late);
    if (child.pid !== undefined) child.stderr.destroy();
  }
};

/**
 * The mail about a lead, answered to the visitor. All else that was typed is encoded, so no header can be smuggled in.
 */
export function leadMail(lead: LeadRecord, messageId: string, to: string, from: string): string {
  const text = Object.entries(lead)
    .map(([field, value]) => `${field}: ${indented(Array.isArray(value) ? value.join(", ") : String(value))}`)
    .join("\n");
  const body = base64(text).match(new RegExp(`.{1,${LINE_LENGTH}}`, "g")) ?? [];
  return [
    `To: ${oneLine(to)}`,
    ...(from === "" ? [] : [`From: ${oneLine(from)}`]),
    ...(PLAIN_ADDRESS.test(lead.email ?? "") ? [`Reply-To: ${lead.email}`] : []),
    `Subject: =?UTF-8?B?${base64(`Lead ${lead.reference} (${lead.kind})`)}?=`,
    `Message-ID: <${messageId}@leads.wesdom>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=UTF-8",
    "Content-Transfer-Encoding: base64",
    "",
    ...body,
    "",
  ].join("\r\n");
}

/** What a command said of its failure, without the addresses of people: it is logged. */
function reasonOf(said: string): string {
  const reason = oneLine(said)
    .replace(/\S+@\S+/g, "…")
    .trim();
  return reason && `: ${reason}`;
}

/** A text whose further lines cannot pass for fields. */
function indented(text: string): string {
  return text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, "\n  ");
}

function base64(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}
