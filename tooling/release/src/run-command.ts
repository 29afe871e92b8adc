import { join, resolve } from "node:path";
import { changelogOf } from "./changelog.ts";
import { parseCommand, type Command } from "./cli-arguments.ts";
import { describeList, describePrune, describePublish, describeSwitch, describeVerify } from "./describe.ts";
import { readHistory, type Revision } from "./history.ts";
import { listReleases } from "./list-releases.ts";
import { readManifest, type AppName, type ReleaseManifest } from "./manifest.ts";
import { previewLink } from "./preview.ts";
import { promote, rollback } from "./promote.ts";
import { prune, type PruneReport } from "./prune.ts";
import { publish, type PublishStep } from "./publish.ts";
import { EXIT_CODES, ReleaseError } from "./release-error.ts";
import type { Sources } from "./sources.ts";
import { publishedManifest } from "./switch-pointer.ts";
import { clearStrays } from "./verify.ts";
import { verifyReleases } from "./verify-releases.ts";

/** Surroundings of a command. */
export interface CommandSurroundings {
  /** Root of the repository. */
  readonly root: string;
  /** Releases folder where the command names none. */
  readonly releasesDir: string;
  readonly by: string;
  /** What the sites of the repository are built from. */
  readonly sources: Sources;
  /** Throws where a page of the build in a folder breaks. */
  readonly judge: (folder: string) => Promise<void>;
  /** The result. */
  readonly out: (line: string) => void;
  /** Progress and errors. */
  readonly err: (line: string) => void;
  /** The clock, milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
}

/** Exit code of a failure nobody foresaw. */
const EXIT_UNEXPECTED = 1;

const STEPS: Readonly<Record<PublishStep, string>> = {
  check: "checking the build against its sums",
  budgets: "weighing it",
  pages: "rendering its pages",
  copy: "copying, and checking the copy",
  switch: "switching the pointer",
  done: "done",
};

/** A result for scripts and for readers, and whether it is a good one. */
interface Outcome {
  readonly json: unknown;
  readonly text: string;
  readonly exitCode?: number;
}

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
  const { out, err } = surroundings;
  try {
    const command = parseCommand(args);
    if (command.name === "help") {
      out(command.text);
      return 0;
    }
    const { json, text, exitCode = 0 } = await perform(command, surroundings);
    out(command.json ? JSON.stringify(json) : text);
    return exitCode;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof ReleaseError ? error.code : "unexpected";
    const files = error instanceof ReleaseError ? error.files : [];
    if (args.includes("--json")) out(JSON.stringify({ error: { code, message, files } }));
    else err(`release: ${message}`);
    return error instanceof ReleaseError ? EXIT_CODES[error.code] : EXIT_UNEXPECTED;
  }
}

type Performed = Exclude<Command, { name: "help" }>;

async function perform(command: Performed, surroundings: CommandSurroundings): Promise<Outcome> {
  const to = command.to === null ? surroundings.releasesDir : resolve(command.to);
  const act = PERFORM[command.name] as (
    command: Performed,
    to: string,
    surroundings: CommandSurroundings,
  ) => Promise<Outcome>;
  return act(command, to, surroundings);
}

const PERFORM: {
  readonly [Name in Performed["name"]]: (
    command: Extract<Performed, { name: Name }>,
    to: string,
    surroundings: CommandSurroundings,
  ) => Promise<Outcome>;
} = {
  publish: performPublish,
  promote: performSwitch,
  rollback: performSwitch,
  async list({ apps }, to) {
    const releases = (await Promise.all(apps.map((app) => listReleases(to, app)))).flat();
    return { json: { releases }, text: describeList(releases, to) };
  },
  async verify({ app, buildId }, to) {
    const releases = await verifyReleases(to, app, buildId);
    const damaged = releases.some(({ problems }) => problems.length > 0);
    const text = describeVerify(releases, to);
    return { json: { releases }, text, exitCode: damaged ? EXIT_CODES.damaged : 0 };
  },
  async prune({ apps, keep, why, dryRun, by }, to, surroundings) {
    const reports: PruneReport[] = [];
    for (const app of apps) {
      const deed = { by: by ?? surroundings.by, why, now: surroundings.now ?? Date.now };
      try {
        reports.push(await prune({ ...deed, app, to, keep, dryRun }));
      } catch (error) {
        // Of all apps, one that was never published keeps no other from being pruned.
        const last = reports.length === 0 && app === apps.at(-1);
        if (last || !(error instanceof ReleaseError && error.code === "no-release")) {
          if (reports.length > 0) surroundings.err(describePrune(reports, dryRun));
          throw error;
        }
      }
    }
    return { json: { apps: reports }, text: describePrune(reports, dryRun) };
  },
  async preview({ app, buildId, hours, origin }, to, { now = Date.now }) {
    await publishedManifest(join(to, app), app, buildId);
    const { path, until } = await previewLink({ app, buildId, to, hours, now });
    const link = `${origin}${path}`;
    return { json: { app, buildId, link, until }, text: `${link}\nGood until ${until}.` };
  },
};

async function performSwitch(
  { name, app, buildId, why, dryRun, by }: Extract<Performed, { name: "promote" | "rollback" }>,
  to: string,
  surroundings: CommandSurroundings,
): Promise<Outcome> {
  const deed = { by: by ?? surroundings.by, why, now: surroundings.now ?? Date.now };
  const report = await (name === "promote" ? promote : rollback)({ ...deed, app, buildId, to, dryRun });
  return { json: report, text: describeSwitch(report, dryRun) };
}

async function performPublish(
  command: Extract<Command, { name: "publish" }>,
  to: string,
  { root, by, sources, judge, err, now = Date.now }: CommandSurroundings,
): Promise<Outcome> {
  const { app, why, json, dryRun } = command;
  const dist = join(root, "apps", app, "dist");
  const from = command.from === null ? dist : resolve(command.from);
  if (command.build) {
    if (!json) err("→ building it");
    await sources.build(app);
    await clearStrays(from, await readManifest(from));
  }
  const manifest = await readManifest(from);
  // What was built elsewhere cannot be judged by the sources that lie here.
  const here = from === dist;
  const revision = here ? await revisionOf(manifest, app, sources) : null;
  const changelog = await changelogOf(root, manifest, await readHistory(join(to, app)), here);
  const report = await publish({
    app,
    from,
    to,
    by: command.by ?? by,
    why,
    now,
    dryRun,
    promote: command.promote,
    enforceBudgets: true,
    judge,
    changesets: changelog.changesets,
    revision,
    progress: (step) => {
      if (!json) err(`→ ${STEPS[step]}`);
    },
  });
  return {
    json: { ...report, changes: changelog.packages },
    text: describePublish(report, changelog, dryRun),
  };
}

/** Where the sources stand that a build was made from. @throws {@link ReleaseError} `stale` where it was of others. */
async function revisionOf(
  manifest: ReleaseManifest,
  app: AppName,
  sources: Sources,
): Promise<Revision | null> {
  if (manifest.app === app && manifest.sources !== (await sources.sum(app))) {
    const why =
      manifest.sources === undefined
        ? "does not say what it was built from"
        : "is not of the sources as they are now";
    throw new ReleaseError(
      "stale",
      `apps/${app}/dist ${why}: \`release publish ${app} --build\` builds it first.`,
    );
  }
  return sources.revision();
}
