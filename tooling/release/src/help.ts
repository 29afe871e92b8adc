import { EXIT_CODES } from "./release-error.ts";

const OPTIONS = {
  from: "--from DIR      the built site (default: apps/<app>/dist)",
  to: "--to DIR        the releases folder (default: RELEASES_DIR, else releases in DATA_DIR)",
  build: "--build         build it first, in a dry run too; what is unchanged comes from the build cache",
  why: "--why TEXT      a reason, kept with the release and in the history",
  by: "--by NAME       in whose name (default: RELEASE_BY, else your user name)",
  keep: "--keep N        how many releases of an app stay, the served one among them",
  hours: "--hours N       how long the link is good (default: 24)",
  origin: "--origin URL    put in front of the link, e.g. https://www.example.com",
  "no-promote": "--no-promote    lay it beside the others without serving it",
  "dry-run": "--dry-run       say what would be done, and do nothing",
  json: "--json          the result, or the error, as one line of JSON on standard output",
} as const;

/** Options of the command line, by their names. */
export type OptionName = keyof typeof OPTIONS;

interface CommandHelp {
  readonly usage: string;
  readonly text: string;
  /** Words it takes at most. */
  readonly words: number;
  readonly options: readonly OptionName[];
}

const CHANGING = ["why", "by", "to", "dry-run", "json"] as const;

/** The commands, in the order of a release manager's day. */
export const COMMANDS = {
  publish: {
    usage: "publish <cn|intl> [--build | --from DIR] [--no-promote]",
    text: "Checks a built site against its sources, its sums and its budgets, renders its pages, lays it beside the earlier releases and serves it.",
    words: 1,
    options: ["build", "from", "no-promote", ...CHANGING],
  },
  list: {
    usage: "list [cn|intl]",
    text: "Shows the releases, newest build first: which is current, which was, which waits.",
    words: 1,
    options: ["to", "json"],
  },
  preview: {
    usage: "preview <cn|intl> <buildId> [--hours N] [--origin URL]",
    text: "Prints a signed link that shows an unpromoted release to whoever follows it.",
    words: 2,
    options: ["hours", "origin", "to", "json"],
  },
  promote: {
    usage: "promote <cn|intl> [buildId]",
    text: "Serves a release that lies there: by default the newest one that was never served, if it was built\nafter the one that is.",
    words: 2,
    options: CHANGING,
  },
  rollback: {
    usage: "rollback <cn|intl> [buildId]",
    text: "Serves an earlier release again: by default the one before. A second rollback leads further back.",
    words: 2,
    options: CHANGING,
  },
  verify: {
    usage: "verify [cn|intl] [buildId]",
    text: "Checks every file of the releases against its sum, and the pointers.",
    words: 2,
    options: ["to", "json"],
  },
  prune: {
    usage: "prune [cn|intl] --keep N",
    text: "Removes old releases. The served one stays, then the one a rollback leads to, then the latest.",
    words: 1,
    options: ["keep", ...CHANGING],
  },
} as const satisfies Record<string, CommandHelp>;

/** Names of the commands. */
export type CommandName = keyof typeof COMMANDS;

/** Shown for `--help` without a command, and after a mistake. */
export const USAGE = `Usage:
${Object.values(COMMANDS)
  .map(({ usage }) => `  release ${usage}`)
  .join("\n")}

Options of all: --to DIR, --json; of those that change something: --why TEXT, --by NAME, --dry-run.
\`release <command> --help\` tells more. Exit codes: 0 done, 1 unexpected,
${Object.entries(EXIT_CODES)
  .map(([name, code]) => `  ${String(code).padStart(2)} ${name}`)
  .join("\n")}`;

/** Shown for `--help` after a command. */
export function helpOf(name: CommandName): string {
  const { usage, text, options } = COMMANDS[name];
  return `Usage: release ${usage}\n\n${text}\n\n${options.map((option) => `  ${OPTIONS[option]}`).join("\n")}`;
}
