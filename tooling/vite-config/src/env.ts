/**
 * Reads `TURBO_HASH`, turbo's sum of everything that the running task is made from: sources, dependencies, settings.
 *
 * @returns `undefined` outside turbo.
 */
export function readSourcesSum(source: NodeJS.ProcessEnv = process.env): string | undefined {
  return source["TURBO_HASH"] || undefined;
}
