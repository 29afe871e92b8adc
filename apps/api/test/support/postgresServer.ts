import type { TestProject } from "vitest/node";
import { startPostgres } from "@wesdom/vitest-config/postgres";
import { Client } from "pg";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgresUrl: string;
    /** The same as the user of calls, who owns nothing. */
    postgresCallsUrl: string;
  }
}

/** A name that has to be quoted. */
const CALLS_USER = "wesdom-calls";

/** Starts a PostgreSQL of its own for all test files, on a free port, and removes it afterwards. */
// oxlint-disable-next-line import/no-default-export -- vitest looks for it
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create role "${CALLS_USER}" login`);
  await client.end();
  project.provide("postgresUrl", url);
  project.provide("postgresCallsUrl", url.replace("//postgres@", `//${CALLS_USER}@`));
  return stop;
}
