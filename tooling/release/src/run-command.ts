import { join, resolve } from "node:path";
import { parseCommand, USAGE } from "./cli-arguments.ts";
import { listReleases, type ReleaseEntry } from "./list-releases.ts";
import { publish, type PublishReport } from "./publish.ts";
import { EXIT_CODES, ReleaseError } from "./release-error.ts";

/** Surroundings of a command. */
export interface CommandSurroundings {
  /** Root of the repository. */
  readonly root: string;
  /** Releases folder where the command names none. */
  readonly releasesDir: string;
  readonly by: string;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Exit code of a failure nobody foresaw. */
const EXIT_UNEXPECTED = 1;

/**
 * Runs one command line.
 *
 * @param args - Words after the command's own name.
 * @returns The exit code: 0, or one of {@link EXIT_CODES}.
 */
export async function runCommand(
  args: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> {
  const { root, releasesDir, by, out, err } = surroundings;
  try {
    const command = parseCommand(args);
    if (command.name === "help") {
      out(USAGE);
      return 0;
    }
    const to = command.to === null ? releasesDir : resolve(command.to);
    if (command.name === "list") {
      const entries = (await Promise.all(command.apps.map((app) => listReleases(to, app)))).flat();
      out(command.json ? JSON.stringify({ releases: entries }) : describeList(entries, to));
      return 0;
    }
    const { app, why, json } = command;
    const from = command.from === null ? join(root, "apps", app, "dist") : resolve(command.from);
    const report = await publish({ app, from, to, by, why });
    out(json ? JSON.stringify(report) : describeReport(report));
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof ReleaseError ? error.code : "unexpected";
    const files = error instanceof ReleaseError ? error.files : [];
    if (args.includes("--json")) out(JSON.stringify({ error: { code, message, files } }));
    else err(`release: ${message}`);
    return error instanceof ReleaseError ? EXIT_CODES[error.code] : EXIT_UNEXPECTED;
  }
}

function describeReport({ app, buildId, version, previous, copied, switched }: PublishReport): string {
  if (!switched) return `${app} ${version} (build ${buildId}) is being served already.`;
  const origin = copied ? "" : ", which lay there already";
  const before = previous === null ? "It is the first release." : `Before it: build ${previous}.`;
  return `${app} ${version} (build ${buildId}${origin}) is published. ${before}`;
}

function describeList(entries: readonly ReleaseEntry[], to: string): string {
  if (entries.length === 0) return `No releases in ${to}.`;
  return entries
    .map(({ app, buildId, version, builtAt, current }) =>
      [current ? "*" : " ", app.padEnd(4), buildId, version, builtAt].join("  "),
    )
    .join("\n");
}
