/** A kind of task of the verdict: one row of its table. */
export interface TaskKind {
  /** Name in turbo.json, without a package. */
  readonly task: string;
  /** For people. */
  readonly title: string;
  /** Where each package that has the task leaves its report; what leaves none passes or fails as one. */
  readonly report?: string;
}

const endToEnd = (subject: string, title: string): TaskKind => ({
  task: `test:e2e:${subject}`,
  title: `end to end: ${title}`,
  report: `reports/playwright-${subject}.json`,
});

/** What `pnpm test` runs. */
export const VERDICT: readonly TaskKind[] = [
  { task: "typecheck", title: "code and types" },
  { task: "lint:format", title: "format" },
  { task: "lint:boundaries", title: "boundaries" },
  { task: "lint:imports", title: "import rules" },
  { task: "lint:proofs", title: "named proofs" },
  { task: "lint:commands", title: "commands of documents" },
  { task: "lint:unused", title: "unused code" },
  { task: "lint:words", title: "words" },
  { task: "build", title: "build" },
  { task: "lint:browsers", title: "browser floor" },
  { task: "lint:package", title: "published packages" },
  { task: "test", title: "unit tests", report: "reports/vitest.json" },
  endToEnd("accounts", "accounts and reservations"),
  endToEnd("cn", "Chinese site"),
  endToEnd("intl", "English and Japanese site"),
  endToEnd("navigation", "from page to page"),
  endToEnd("sites", "both sites"),
  endToEnd("tracking", "tracking"),
  endToEnd("host", "front door"),
  endToEnd("releases", "releases"),
  endToEnd("packages", "packages"),
];

/** What `pnpm test --thorough` runs besides. */
export const THOROUGH: readonly TaskKind[] = [
  { task: "test:thorough", title: "thorough tests", report: "reports/thorough.json" },
  { task: "test:mutation", title: "mutants", report: "reports/mutation.json" },
];

/** Where suites of the verdict leave their reports, from the folder of each package. */
export const REPORT_NAMES: readonly string[] = VERDICT.flatMap(({ report }) => report ?? []);
