import { resolve } from "node:path";

/** Folder of the plain SQL migrations, the same for the embedded database and for PostgreSQL. */
export const MIGRATIONS_DIRECTORY: string = resolve(import.meta.dirname, "../../migrations");

/** Key of the advisory lock under which one instance at a time migrates and imports. */
export const SETUP_LOCK = 7_301_401;
