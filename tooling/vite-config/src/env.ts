/** Settings of the development server. */
export interface DevEnv {
  readonly port: number;
  readonly host: string;
  readonly apiPort: number;
}

const DEFAULT_PORT = 3000;
const DEFAULT_API_PORT = 3001;

/** Reads `PORT`, `HOST` and `API_PORT`. @throws for a port that is none. */
export function readDevEnv(source: NodeJS.ProcessEnv = process.env): DevEnv {
  return {
    port: portOf("PORT", source["PORT"], DEFAULT_PORT),
    host: source["HOST"] ?? "0.0.0.0",
    apiPort: portOf("API_PORT", source["API_PORT"], DEFAULT_API_PORT),
  };
}

/**
 * Reads `TURBO_HASH`, turbo's sum of everything that the running task is made from: sources, dependencies, settings.
 *
 * @returns `undefined` outside turbo.
 */
export function readSourcesSum(source: NodeJS.ProcessEnv = process.env): string | undefined {
  return source["TURBO_HASH"] || undefined;
}

function portOf(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} must be a port from 0 to 65535, not “${value}”.`);
  }
  return port;
}
