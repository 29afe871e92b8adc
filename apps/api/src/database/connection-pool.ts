import { Client, type ClientConfig } from "pg";
import { Connection, type Rows, type Statement } from "./connection.ts";
import { DatabaseUnavailableError } from "./database-unavailable.ts";
import { whenLate } from "./whenLate.ts";

/** Limits of a pool; times in milliseconds. */
export interface PoolOptions {
  readonly connections: number;
  /** For a connection to become free, as long as the database answers others. */
  readonly waitMs: number;
  /** For a new connection. */
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

/** When a connection without traffic is first asked for a sign of life by TCP. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Connections to PostgreSQL of which none is used again after it broke or fell silent. What was under way is never
 * repeated. Has what drizzle asks of a pool, which it knows by its name.
 *
 * Why not the library's own: there a connection whose statement timed out goes on as if it were well, one whose `begin`
 * failed never comes back, and a process that is busy for a second takes the database for silent.
 */
export class ConnectionPool {
  readonly #config: ClientConfig;
  readonly #options: PoolOptions;
  /** Unused ones, the one used last at the end. */
  readonly #idle = new Set<Connection>();
  readonly #held = new Set<Connection>();
  readonly #waiting = new Set<PromiseWithResolvers<void>>();
  /** Turns that are taken: connections that are held, tried or made. */
  #taken = 0;
  /** When the database last let a connection in, by `performance.now`. */
  #reachedAt = -Infinity;
  #ended: (() => void) | undefined;

  constructor(url: string, options: PoolOptions) {
    this.#options = options;
    this.#config = {
      connectionString: url,
      statement_timeout: options.statementMs,
      lock_timeout: options.lockMs,
      idle_in_transaction_session_timeout: options.idleInTransactionMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    };
  }

  /**
   * @param connectMs - For a new connection, milliseconds. @default that of the options
   * @throws {@link DatabaseUnavailableError}
   */
  async connect(connectMs: number = this.#options.connectMs): Promise<Connection> {
    await this.#turn();
    try {
      const connection = (await this.#tried()) ?? (await this.#made(connectMs));
      if (connection.fault !== undefined) throw connection.fault;
      this.#held.add(connection);
      return connection;
    } catch (error) {
      this.#giveTurn();
      throw error;
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
  async end(): Promise<void> {
    const ended = new Promise<void>((resolve) => (this.#ended = resolve));
    this.#refuseWaiting("closed");
    for (const connection of this.#idle) connection.end();
    if (this.#taken === 0) return;
    await ended;
  }

  async #turn(): Promise<void> {
    if (this.#ended) throw new DatabaseUnavailableError("closed");
    if (this.#taken < this.#options.connections) {
      this.#taken += 1;
      return;
    }
    if (this.#waiting.size >= MOST_WAITING) throw new DatabaseUnavailableError("too many calls wait");
    const turn = Promise.withResolvers<void>();
    this.#waiting.add(turn);
    const stop = whenLate(this.#options.waitMs, () => {
      this.#waiting.delete(turn);
      turn.reject(new DatabaseUnavailableError("no connection became free"));
    });
    await turn.promise.finally(stop);
  }

  #giveTurn(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next.resolve();
      return;
    }
    this.#taken -= 1;
    if (this.#taken === 0) this.#ended?.();
  }

  /** An unused connection that is well. */
  async #tried(): Promise<Connection | undefined> {
    for (;;) {
      const connection = [...this.#idle].at(-1);
      if (!connection) return undefined;
      this.#idle.delete(connection);
      if (await connection.isWell()) return connection;
      // Where one fell silent the others that lie there are not to be trusted.
      this.#dropIdle();
    }
  }

  async #made(connectMs: number): Promise<Connection> {
    const begunAt = performance.now();
    const client = new Client(this.#config);
    const connection: Connection = new Connection(client, this.#options.answerMs, {
      released: () => {
        this.#held.delete(connection);
        if (!this.#ended) this.#idle.add(connection);
        else connection.end();
        this.#giveTurn();
      },
      gone: () => {
        this.#idle.delete(connection);
        if (this.#held.delete(connection)) this.#giveTurn();
      },
      fellSilent: () => {
        // Before the turn of this one is given to any of them, who would wait as long again.
        this.#refuseWaiting("it fell silent");
        this.#dropIdle();
      },
    });
    const stop = whenLate(connectMs, () => {
      connection.drop(new Error(`no connection for ${connectMs} ms`));
      // Unless others came through since: an attempt from the time of an outage ends after it.
      if (this.#reachedAt < begunAt) this.#refuseWaiting("it cannot be reached");
    });
    try {
      await client.connect();
      this.#reachedAt = performance.now();
      return connection;
    } catch (error) {
      connection.drop(error);
      throw connection.fault;
    } finally {
      stop();
    }
  }

  #dropIdle(): void {
    for (const connection of this.#idle) connection.drop(new Error("it may have fallen silent"));
  }

  #refuseWaiting(reason: string): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new DatabaseUnavailableError(reason));
  }
}
