import type { zh } from "./zh.ts";

/** Everything that the stand-ins say in each language; the chat speaks Chinese alone. */
export type StandInMessages = typeof zh;
