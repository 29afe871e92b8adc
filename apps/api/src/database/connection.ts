import type { Client, QueryArrayConfig, QueryArrayResult } from "pg";
import { DatabaseUnavailableError, isUnavailable } from "./database-unavailable.ts";
import { whenLate } from "./whenLate.ts";

/** A connection that was not used for so long has to answer before it is used again, and how soon. */
const UNUSED_MS = 500;
const SIGN_OF_LIFE_MS = 500;

/** Connections end when they were not used for so long, and at this age: a fail-over moves them on. */
const IDLE_MS = 30_000;
const LIFETIME_MS = 30 * 60_000;

export type Statement = QueryArrayConfig;
export type Rows = QueryArrayResult;

/** What a pool is told of a connection. */
interface Told {
  readonly released: () => void;
  readonly gone: () => void;
  readonly fellSilent: () => void;
}

/** A connection of a pool: used by one at a time, and never again after it broke or fell silent. */
export class Connection {
  readonly #client: Client;
  readonly #answerMs: number;
  readonly #tell: Told;
  readonly #madeAt = performance.now();
  #usedAt = this.#madeAt;
  #idle: NodeJS.Timeout | undefined;
  /** Why it is gone; whatever is asked of it then, a rollback above all, fails for the same reason. */
  #fault: unknown;

  constructor(client: Client, answerMs: number, tell: Told) {
    this.#client = client;
    this.#answerMs = answerMs;
    this.#tell = tell;
    // Between two statements of a transaction and unused, too: without a listener it would end the process.
    client.on("error", this.drop);
  }

  get fault(): unknown {
    return this.#fault;
  }

  /** @throws What {@link isUnavailable} knows when it broke or does not answer; it is gone then. */
  query(statement: Statement | string, values?: unknown[]): Promise<Rows> {
    return this.#ask(statement, values, this.#answerMs, this.#tell.fellSilent);
  }

  /** Takes it into use again, if it is well; otherwise it is gone. */
  async isWell(): Promise<boolean> {
    clearTimeout(this.#idle);
    if (performance.now() - this.#usedAt < UNUSED_MS) return true;
    try {
      await this.#ask("select 1", undefined, SIGN_OF_LIFE_MS);
      return true;
    } catch (error) {
      this.drop(error);
      return false;
    }
  }

  /** Gives it back, unless it is gone. */
  release(): void {
    if (this.#fault !== undefined) return;
    this.#usedAt = performance.now();
    this.#tell.released();
    if (this.#usedAt - this.#madeAt > LIFETIME_MS) this.end();
    else this.#idle = setTimeout(() => this.end(), IDLE_MS).unref();
  }

  /** Breaks it off, without a farewell that a silent server would never take. */
  readonly drop = (reason: unknown): void => {
    if (this.#leave(reason)) this.#client.connection.stream.destroy();
  };

  /** Ends it in order. */
  end(): void {
    if (this.#leave(new Error("ended"))) this.#client.end().catch(() => undefined);
  }

  #leave(reason: unknown): boolean {
    if (this.#fault !== undefined) return false;
    clearTimeout(this.#idle);
    this.#fault = isUnavailable(reason) ? reason : new DatabaseUnavailableError("connection lost", reason);
    this.#tell.gone();
    return true;
  }

  async #ask(
    statement: Statement | string,
    values: unknown[] | undefined,
    ms: number,
    onSilence?: () => void,
  ): Promise<Rows> {
    if (this.#fault !== undefined) throw this.#fault;
    const stop = whenLate(ms, () => {
      onSilence?.();
      this.drop(new Error(`no answer for ${ms} ms`));
    });
    try {
      return await this.#client.query(statement as Statement, values);
    } catch (error) {
      if (this.#fault === undefined && !isUnavailable(error)) throw error;
      this.drop(error);
      throw this.#fault;
    } finally {
      stop();
    }
  }
}
