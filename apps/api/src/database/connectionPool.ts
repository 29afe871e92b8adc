import { Pool, type PoolClient, type QueryArrayConfig, type QueryArrayResult } from "pg";
import { DatabaseUnavailableError, isUnavailable } from "./databaseUnavailable.ts";

/** What a pool allows those who use it, milliseconds. */
export interface Patience {
  /** Connections. */
  readonly connections: number;
  /** For a connection, be it free or new. */
  readonly connectMs: number;
  /** PostgreSQL ends a statement after this. */
  readonly statementMs: number;
  /** PostgreSQL ends a statement that waits for a lock after this; 0: with the statement alone. */
  readonly lockMs: number;
  /** PostgreSQL ends a connection whose transaction does nothing for so long. */
  readonly idleInTransactionMs: number;
  /** A connection that does not answer a statement by then is given up; longer than PostgreSQL's own limit. */
  readonly answerMs: number;
}

/** Those that may wait for a connection at once; whoever comes then is told at once. */
const MOST_WAITING = 500;

/** A connection that was not used for so long has to answer before it is used again, and how soon. */
const UNUSED_MS = 500;
const SIGN_OF_LIFE_MS = 500;

/** Connections end when they were not used for so long, and at this age: a fail-over moves them on. */
const IDLE_MS = 30_000;
const LIFETIME_SECONDS = 30 * 60;

/** When a connection without traffic is first asked for a sign of life by TCP. */
const KEEP_ALIVE_MS = 10_000;

type Statement = QueryArrayConfig;
type Rows = QueryArrayResult;

/**
 * Connections to PostgreSQL of which none is used again after it broke or fell silent. What was under way is never
 * repeated. Has what drizzle asks of a pool, which it knows by its name.
 *
 * Why not the library's pool alone: a connection whose statement timed out goes back to it as if it were well, and one
 * whose `begin` fails is never given back by drizzle.
 */
export class ConnectionPool {
  readonly #pool: Pool;
  readonly #answerMs: number;
  /** When each connection was last used; those that were open when another fell silent are not in it. */
  #usedAt = new WeakMap<PoolClient, number>();
  readonly #held = new Set<Connection>();

  constructor(url: string, patience: Patience) {
    this.#answerMs = patience.answerMs;
    this.#pool = new Pool({
      connectionString: url,
      max: patience.connections,
      connectionTimeoutMillis: patience.connectMs,
      statement_timeout: patience.statementMs,
      lock_timeout: patience.lockMs,
      idle_in_transaction_session_timeout: patience.idleInTransactionMs,
      idleTimeoutMillis: IDLE_MS,
      maxLifetimeSeconds: LIFETIME_SECONDS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    // A connection that breaks is replaced at the next use; without listeners it would end the process.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => {
      client.on("error", () => undefined);
      this.#usedAt.set(client, performance.now());
    });
  }

  /** @throws {@link DatabaseUnavailableError} */
  async connect(): Promise<Connection> {
    for (;;) {
      const connection = await this.#take();
      const usedAt = this.#usedAt.get(connection.client);
      if (usedAt === undefined) {
        connection.drop(new Error("it may have fallen silent"));
      } else if (performance.now() - usedAt < UNUSED_MS || (await connection.isAlive())) {
        return connection;
      }
    }
  }

  async query(statement: Statement, values?: unknown[]): Promise<Rows> {
    const connection = await this.connect();
    try {
      return await connection.query(statement, values);
    } finally {
      connection.release();
    }
  }

  /** Breaks off what is under way. */
  breakOff(): void {
    for (const connection of this.#held) connection.drop(new Error("broken off"));
  }

  /** Ends each connection, as soon as it is given back. */
  end(): Promise<void> {
    return this.#pool.end();
  }

  async #take(): Promise<Connection> {
    if (this.#pool.waitingCount >= MOST_WAITING) throw new DatabaseUnavailableError("too many calls wait");
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError("no connection", error);
    });
    const connection = new Connection(client, this.#answerMs, {
      used: () => this.#usedAt.set(client, performance.now()),
      leftHands: () => this.#held.delete(connection),
      // Where one fell silent the others are not to be trusted.
      fellSilent: () => (this.#usedAt = new WeakMap()),
    });
    this.#held.add(connection);
    return connection;
  }
}

/** What a pool is told of a connection. */
interface Told {
  readonly used: () => void;
  readonly leftHands: () => void;
  readonly fellSilent: () => void;
}

/** A connection in one's hands, until it is given back or breaks. */
class Connection {
  readonly client: PoolClient;
  readonly #answerMs: number;
  readonly #tell: Told;
  #isHeld = true;
  /** Why it was dropped; whatever is asked of it afterwards, a rollback above all, fails for the same reason. */
  #fault: unknown;

  constructor(client: PoolClient, answerMs: number, tell: Told) {
    this.client = client;
    this.#answerMs = answerMs;
    this.#tell = tell;
    client.once("error", this.drop);
  }

  /** @throws What {@link isUnavailable} knows when it broke or does not answer; it is dropped then. */
  query(statement: Statement | string, values?: unknown[]): Promise<Rows> {
    return this.#ask(statement, values, this.#answerMs);
  }

  /** Whether it still answers; otherwise it is dropped. */
  async isAlive(): Promise<boolean> {
    try {
      await this.#ask("select 1", undefined, SIGN_OF_LIFE_MS);
      return true;
    } catch (error) {
      this.drop(error);
      return false;
    }
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#tell.used();
    this.#tell.leftHands();
    this.client.off("error", this.drop);
    this.client.release();
  }

  /** Breaks it off, without a farewell that a silent server would never take. */
  readonly drop = (reason: unknown): void => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#fault = isUnavailable(reason) ? reason : new DatabaseUnavailableError("connection lost", reason);
    this.#tell.leftHands();
    this.client.connection.stream.destroy();
    this.client.release(true);
  };

  async #ask(statement: Statement | string, values: unknown[] | undefined, ms: number): Promise<Rows> {
    if (!this.#isHeld) throw this.#fault ?? new Error("the connection was given back");
    const stopWaiting = whenLate(ms, () => {
      this.#tell.fellSilent();
      this.drop(new Error(`no answer for ${ms} ms`));
    });
    try {
      return await this.client.query(statement as Statement, values);
    } catch (error) {
      if (this.#isHeld && !isUnavailable(error)) throw error;
      this.drop(error);
      throw this.#fault;
    } finally {
      stopWaiting();
    }
  }
}

/**
 * Calls when it is late. What has come in by then is read first: a process that was busy with something else must not
 * take the database for silent.
 *
 * @returns Stops it.
 */
function whenLate(ms: number, call: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(call)), ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
