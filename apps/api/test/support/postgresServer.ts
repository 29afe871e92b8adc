import type { TestProject } from "vitest/node";
import { startPostgres } from "@wesdom/vitest-config/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL of its own for all test files, on a free port, and removes it afterwards. */
// oxlint-disable-next-line import/no-default-export -- vitest looks for it
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
