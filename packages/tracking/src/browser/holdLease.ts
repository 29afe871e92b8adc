import type { StorageLike } from "../ports/tracker-ports.ts";
import { SETTLE_MS } from "./settle.ts";

/** How long a lease holds without being renewed, in milliseconds: a tab that is gone blocks no longer. */
export const LEASE_MS = 10_000;

export interface LeaseOptions {
  readonly storage: StorageLike;
  /** Storage key that is the lease. */
  readonly name: string;
  /** Tells this claim from every other. */
  readonly token: string;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly later: (task: () => void, delayMs: number) => () => void;
}

/**
 * Runs a task under a lock among tabs that is made of a storage key: for pages without Web Locks, which plain http and
 * old browsers lack. Of tabs that claim it at once, the last one to write has it; each looks again before it believes.
 *
 * @throws The signal's reason where it came first.
 */
export async function holdLease(options: LeaseOptions, task: () => Promise<void>): Promise<void> {
  const { storage, name, token, signal, now, later } = options;
  const claim = (): void => storage.setItem(name, `${token} ${now() + LEASE_MS}`);
  const holder = (): string | undefined => {
    const [owner, until] = (storage.getItem(name) ?? "").split(" ");
    const leftMs = Number(until) - now();
    // Longer than a lease can be: the clock was turned back.
    return leftMs > 0 && leftMs <= LEASE_MS ? owner : undefined;
  };
  do {
    if (signal.aborted) throw signal.reason;
    if (!holder()) claim();
    await new Promise<void>((resolve) => {
      later(resolve, SETTLE_MS);
    });
  } while (holder() !== token);

  let cancelRenewal: (() => void) | undefined;
  const renew = (): void => {
    if (holder() === token) claim();
    cancelRenewal = later(renew, LEASE_MS / 2);
  };
  renew();
  try {
    await task();
  } finally {
    cancelRenewal?.();
    if (holder() === token) storage.removeItem(name);
  }
}
