import { setImmediate } from "node:timers/promises";

interface Task {
  readonly atMs: number;
  readonly order: number;
  readonly run: () => void;
}

/** Time that stands still until it is told to pass. */
export class VirtualTime {
  /** Milliseconds since the start. */
  nowMs = 0;
  #order = 0;
  readonly #tasks = new Set<Task>();

  later(run: () => void, delayMs: number): () => void {
    const task = { atMs: this.nowMs + delayMs, order: (this.#order += 1), run };
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  /** Lets everything run that waits for promises alone. */
  async settle(): Promise<void> {
    await setImmediate();
  }

  async pass(durationMs: number): Promise<void> {
    const untilMs = this.nowMs + durationMs;
    await this.settle();
    for (;;) {
      const [next] = [...this.#tasks]
        .filter((task) => task.atMs <= untilMs)
        .toSorted((a, b) => a.atMs - b.atMs || a.order - b.order);
      if (!next) break;
      this.#tasks.delete(next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.run();
      await this.settle();
    }
    this.nowMs = untilMs;
  }
}
