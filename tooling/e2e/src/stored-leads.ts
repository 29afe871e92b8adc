import { askApi } from "./ask-api.ts";

/** A lead as the API has stored it, as far as these tests look at it. */
export interface StoredLead {
  readonly reference: string;
  readonly name?: string;
  readonly source?: string;
}

/** Asks the running API. */
export function storedLeads(dataDir: string): Promise<StoredLead[]> {
  return askApi(dataDir, { name: "leads" });
}
