import { deleteAccount } from "../accounts/account-store.ts";
import { endSessions } from "../accounts/sessions.ts";
import type { ImportReport } from "../content/import/importContent.ts";
import type { Api } from "../createApi.ts";
import type { Database } from "../database/database.ts";
import type { LeadRecord } from "../leads/lead-record.ts";
import { phoneDigits } from "../leads/phoneDigits.ts";
import { deleteLeads, readLeads, type LeadsAsked, type Whose } from "../leads/readLeads.ts";
import { puzzlePlace } from "../slider/puzzlePlace.ts";
import type { EventReport } from "../tracking/event-report.ts";
import { readEvents } from "../tracking/readEvents.ts";

/** A command that needs the database, as data: it can travel to a running API. */
export type Command =
  | { readonly name: "content-import" }
  | ({ readonly name: "leads"; readonly from?: string | undefined; readonly to?: string | undefined } & Pick<
      LeadsAsked,
      "after"
    > &
      Whose)
  | ({ readonly name: "leads-delete" } & Whose)
  /** Without a phone everybody's. */
  | { readonly name: "sign-out"; readonly phone?: string | undefined }
  | { readonly name: "account-delete"; readonly phone: string }
  /** For programs that try the product out as a whole, by the user it runs as: no call tells it. */
  | { readonly name: "puzzle-place"; readonly challengeId: string }
  | { readonly name: "events"; readonly from?: string | undefined; readonly to?: string | undefined };

export interface CommandAnswers {
  readonly "content-import": ImportReport;
  readonly leads: LeadRecord[];
  readonly "leads-delete": { readonly deleted: number };
  readonly "sign-out": { readonly ended: number };
  readonly "account-delete": { readonly deleted: number };
  readonly "puzzle-place": number | null;
  readonly events: EventReport;
}

export interface CommandTarget {
  readonly db: Database;
  readonly importContent: Api["importContent"];
}

/** Runs a command on an open database. */
export async function runCommand<C extends Command>(
  target: CommandTarget,
  command: C,
): Promise<CommandAnswers[C["name"]]> {
  return (await run(target, command)) as CommandAnswers[C["name"]];
}

async function run(target: CommandTarget, command: Command): Promise<CommandAnswers[Command["name"]]> {
  if (command.name === "content-import") return target.importContent();
  if (command.name === "leads-delete") return { deleted: await deleteLeads(target.db, command) };
  if (command.name === "sign-out")
    return { ended: await endSessions(target.db, command.phone && phoneDigits(command.phone)) };
  if (command.name === "account-delete")
    return { deleted: await deleteAccount(target.db, phoneDigits(command.phone)) };
  if (command.name === "puzzle-place") return puzzlePlace(target.db, command.challengeId);
  const period = { from: toDate(command.from), to: toDate(command.to) };
  if (command.name === "events") return readEvents(target.db, period);
  return readLeads(target.db, { ...command, ...period });
}

function toDate(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
