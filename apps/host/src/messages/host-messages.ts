import type { zh } from "./zh.ts";

/** Everything `host` says in its own name. */
export type HostMessages = typeof zh;
