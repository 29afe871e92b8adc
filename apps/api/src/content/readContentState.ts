import type { Database } from "../database/database.ts";
import { contentState } from "./tables.ts";

/** Which content the database holds, and since when. */
export interface ContentState {
  /** Changes with every import that changed something. */
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
}

/** The content of the database, `null` before the first import. */
export async function readContentState(db: Database): Promise<ContentState | null> {
  const [state] = await db.select().from(contentState);
  return state ? { version: state.hash, importedAt: state.importedAt.toISOString() } : null;
}
