/** A command of the test run. Its own success counts as one check, unless its tests are counted by their reports. */
export interface Stage {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Leaves reports that are summed; then the command itself counts only when it fails without a failed test. */
  readonly reports?: boolean;
}

const turbo = (...args: string[]): Pick<Stage, "command" | "args"> => ({
  command: "turbo",
  args: ["run", ...args, "--ui=stream", "--output-logs=errors-only", "--continue"],
});

/** The checks in their order: cheap ones first, the browser last. */
export const STAGES: readonly Stage[] = [
  { title: "lint", command: "oxlint", args: [] },
  { title: "format", command: "oxfmt", args: ["--check"] },
  { title: "types", ...turbo("typecheck") },
  { title: "boundaries", command: "turbo", args: ["boundaries"] },
  { title: "unused files, exports and dependencies", command: "knip", args: [] },
  { title: "build", ...turbo("build") },
  { title: "packages as published", ...turbo("lint") },
  { title: "requirements", command: "node", args: ["tooling/checks/src/requirements.ts"] },
  { title: "unit and component tests", ...turbo("test", "--concurrency=1"), reports: true },
  { title: "end-to-end tests", ...turbo("test:e2e"), reports: true },
];
