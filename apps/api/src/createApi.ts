import { createAccountMarks } from "./accounts/account-services.ts";
import { createLoginKeyStore } from "./accounts/createLoginKeyStore.ts";
import { deleteExpiredBrowsers } from "./accounts/known-browsers.ts";
import { deleteExpiredSessions } from "./accounts/sessions.ts";
import { createAreas } from "./areas/areas.ts";
import { createCodeStore } from "./codes/createCodeStore.ts";
import { deleteOldDevMessages, createMessenger, type PrintMessage } from "./codes/createMessenger.ts";
import { openThrowAway } from "./content/content-dump.ts";
import { ContentError } from "./content/import/content-error.ts";
import {
  hasContent,
  importAtStart,
  importContent,
  type ContentSource,
  type ImportReport,
} from "./content/import/importContent.ts";
import { followClock, type Clock, type Database, type OpenDatabase } from "./database/database.ts";
import { deleteExpiredGrants } from "./database/grants.ts";
import { deleteExpiredLimits, keyLimits } from "./database/limits.ts";
import { openEmbedded } from "./database/openEmbedded.ts";
import { openPostgres } from "./database/openPostgres.ts";
import { readSettings, type Settings } from "./env.ts";
import type { Lifecycle } from "./http/call-input.ts";
import { createApp } from "./http/createApp.ts";
import { createUpkeep, type Upkeep } from "./http/createUpkeep.ts";
import { describeError, silentLog, type Log } from "./http/log.ts";
import { newSecret, ownSecret } from "./keys/ownSecret.ts";
import { adapterNames, createOutbox, type Outbox } from "./leads/outbox.ts";
import { deleteOldLeads } from "./leads/readLeads.ts";
import { serveRoutes } from "./routes.ts";
import { createSliders } from "./slider/slider-calls.ts";
import { createEventStore } from "./tracking/createEventStore.ts";
import { createSigner } from "./wechat/signer.ts";
import { createTicketSource } from "./wechat/ticket.ts";

/** How long a close waits for upkeep or an import that is under way; the next start makes up for it. */
const WORK_PATIENCE_MS = 2_000;

export interface ApiOptions {
  /**
   * `memory`: a throw-away copy of the content; `configured`: PostgreSQL or the embedded database, by the settings.
   *
   * @default "configured"
   */
  readonly database?: "memory" | "configured";
  /** Settings that differ from the environment's. */
  readonly settings?: Partial<Settings>;
  /** Clock, milliseconds since the epoch. @default goes with the database's */
  readonly now?: () => number;
  /** @default says nothing */
  readonly log?: Log;
  /** Shows messages to phones where no gateway is set, to whoever runs the program. @default shows nothing */
  readonly printMessage?: PrintMessage;
}

/** A running API without a port. */
export interface Api {
  /**
   * Answers a request; the path alone counts.
   *
   * @param env - Bindings of the server, with the connection of the visitor.
   */
  readonly fetch: (request: Request, env?: object) => Promise<Response>;
  readonly db: Database;
  /** The same for work that may take minutes; its statements may wait longer. */
  readonly longDb: Database;
  readonly settings: Settings;
  /** By one of these the front door shows itself. */
  readonly secrets: readonly [string, ...string[]];
  /** Brings changed content in; see `importContent`. */
  readonly importContent: () => Promise<ImportReport>;
  readonly lifecycle: Lifecycle;
  readonly outbox: Outbox;
  /** Removal of whatever is over, and the partitions of reports of visits. */
  readonly upkeep: Upkeep;
  /** Waits for what is under way and closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database, migrates it, imports the content if it has changed, and answers requests. Where the content cannot
 * be imported, what the database has of before is served on, and the faults are logged.
 *
 * @example
 * const api = await createApi({ database: "memory" });
 * const response = await api.fetch(new Request("http://api/index/banner/page.do"));
 * await api.close();
 *
 * @throws {@link DatabaseInUseError} when another process has the embedded database open.
 * @throws {@link ContentError} when the content has faults and the database holds none.
 */
export async function createApi(options: ApiOptions = {}): Promise<Api> {
  const { log = silentLog } = options;
  const settings: Settings = { ...readSettings(), ...options.settings };
  const kind = options.database ?? "configured";
  const source = {
    directory: settings.contentDirectory,
    pictures: settings.pictures,
    now: options.now ?? Date.now,
    memory: kind === "configured" ? settings : undefined,
  };
  const opened = await open(kind, settings, source, log);
  const [first = kind === "configured" ? ownSecret(settings.dataDirectory) : newSecret(), ...next] =
    settings.secrets;
  const secrets = [first, ...next] as const;
  const { db, longDb } = opened;
  const { now, set: setClock } = options.now ? setAlready(options.now) : await followClock(db);
  try {
    const { changed, hash, held, rows } = await importAtStart(longDb, source);
    // Another instance has brought in newer content, or an older version that ran here has put its own back.
    log(held ? "warn" : "info", "content", {
      changed,
      hash: hash.slice(0, 12),
      held: held?.slice(0, 12),
      ...rows,
    });
  } catch (error) {
    // Whatever is wrong with the content, calls that need none of it go on, leads first.
    if (!(await hasContent(longDb).catch(() => false))) {
      await opened.close();
      throw error;
    }
    const faults = error instanceof ContentError ? error.faults.join("; ") : describeError(error);
    log("error", "content", { changed: false, faults });
  }
  const { printMessage = () => undefined } = options;
  const { leads, production, publicDemo } = settings;
  if (production && !publicDemo && adapterNames(leads).length === 0) log("warn", "leads-unsent");
  const outbox = createOutbox({ db, settings: leads, now, log });
  const events = createEventStore(db, settings.tracking.keptDays, now, longDb);
  const loginKeys = createLoginKeyStore(db, settings.keys.login, now);
  keyLimits(loginKeys.secret("limits"));
  const codes = createCodeStore(db, loginKeys.secret("codes"), now);
  const upkeep = createUpkeep(log, setClock, {
    accounts: async (time) => {
      await deleteExpiredSessions(longDb, time);
      await deleteExpiredBrowsers(longDb, time);
      await loginKeys.deleteExpired(time);
    },
    codes: async (time) => {
      await codes.deleteExpired(time);
      await deleteOldDevMessages(longDb, time);
    },
    events: async (time) => {
      await events.prepare();
      const removed = await events.removeOld(time);
      if (removed > 0) log("info", "events-removed", { days: removed });
    },
    grants: (time) => deleteExpiredGrants(longDb, time),
    leads: async (time) => {
      const removed = await deleteOldLeads(longDb, time);
      if (removed > 0) log("info", "leads-removed", { leads: removed });
    },
    limits: (time) => deleteExpiredLimits(longDb, time),
    // What the round before has deleted: all of this one is done at once.
    room: () => opened.reclaim(),
  });
  const lifecycle: Lifecycle = { draining: false };
  const kernel = { db, settings, now, log, secrets, lifecycle };
  const app = createApp(kernel);
  serveRoutes(app, {
    ...kernel,
    ...createAccountMarks(loginKeys),
    ...createSliders(kernel),
    areasBelow: createAreas(),
    codes,
    events,
    loginKeys,
    messenger: createMessenger({ settings, db, now, printMessage }),
    wakeOutbox: outbox.wake,
    wechat: createSigner(settings, createTicketSource(db, settings.wechat, now), now),
  });
  return {
    fetch: async (request, env) => app.fetch(request, env ?? {}),
    db,
    longDb,
    settings,
    secrets,
    lifecycle,
    outbox,
    upkeep,
    importContent: () => importContent(longDb, source),
    close: async () => {
      const impatient = setTimeout(opened.breakOff, WORK_PATIENCE_MS);
      await Promise.all([outbox.stop(), upkeep.stop()]);
      await opened.close();
      clearTimeout(impatient);
    },
  };
}

function setAlready(now: () => number): Clock {
  return { now, set: async () => now() };
}

function open(
  database: "memory" | "configured",
  settings: Settings,
  source: ContentSource,
  log: Log,
): Promise<OpenDatabase> {
  if (database === "memory") return openThrowAway(source);
  return settings.databaseUrl === ""
    ? openEmbedded(settings.dataDirectory)
    : openPostgres(settings.databaseUrl, settings.databaseCallsUrl || undefined, log);
}
