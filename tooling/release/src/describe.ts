import type { BudgetReport } from "./budgets.ts";
import type { Changelog } from "./changelog.ts";
import type { Revision } from "./history.ts";
import { indent, kilobytes, table } from "./format.ts";
import type { ReleaseEntry } from "./list-releases.ts";
import type { PromoteReport } from "./promote.ts";
import type { PruneReport } from "./prune.ts";
import type { PublishReport } from "./publish.ts";
import type { VerifiedRelease } from "./verify-releases.ts";

/** Lines of a change's notes that the summary shows. */
const SHOWN_NOTE_LINES = 6;

/** Digits by which a commit is known. */
const SHOWN_COMMIT_DIGITS = 9;

/** The summary of a publication. */
export function describePublish(report: PublishReport, changelog: Changelog, dryRun: boolean): string {
  const { app, buildId, version, previous, files, bytes, copied, folder, revision } = report;
  const rows = [
    ["app", app],
    ["build", buildId],
    ["version", version],
    ["sources", sourcesText(revision) || "unknown"],
    ["before", previous ?? "none"],
    ["files", `${files}, ${kilobytes(bytes)}${copied ? "" : " (lay there already)"}`],
    ["folder", folder],
  ];
  const parts = [table(rows), budgetTable(report.budgets), changeLines(changelog), outcome(report, dryRun)];
  return parts.filter((part) => part !== "").join("\n\n");
}

function outcome(
  { app, buildId, version, previous, copied, switched }: PublishReport,
  dryRun: boolean,
): string {
  const name = `${app} ${version} (build ${buildId})`;
  if (dryRun) {
    const what = switched
      ? "would be published and served"
      : copied
        ? "would be laid there"
        : "would change nothing";
    return `Dry run: ${name} ${what}. Nothing was done.`;
  }
  if (switched) {
    return `${name} is published. ${previous === null ? "It is the first release." : `Before it: build ${previous}.`}`;
  }
  if (previous === buildId) return `${name} is current already.`;
  return (
    `${name} lies there and waits. Look at it: release preview ${app} ${buildId}. ` +
    `Serve it: release promote ${app} ${buildId}.`
  );
}

function budgetTable({ lines }: BudgetReport): string {
  if (lines.length === 0) return "";
  const heaviest = lines
    .toSorted((left, right) => right.bytes / right.budget - left.bytes / left.budget)
    .slice(0, 5);
  return table([
    ["heaviest", "", "weighs", "budget"],
    ...heaviest.map(({ what, kind, bytes, budget }) => [what, kind, kilobytes(bytes), kilobytes(budget)]),
  ]);
}

function changeLines({ packages }: Changelog): string {
  if (packages.length === 0) return "";
  const lines = packages.map(({ name, from, to, notes }) => {
    const versions = from === null || from === to ? to : `${from} → ${to}`;
    const text = notes.flatMap((note) => note.split("\n")).filter((line) => line.trim() !== "");
    const more = text.length > SHOWN_NOTE_LINES ? [`… ${text.length - SHOWN_NOTE_LINES} lines more`] : [];
    return [`${name} ${versions}`, indent([...text.slice(0, SHOWN_NOTE_LINES), ...more].join("\n"), "    ")]
      .filter((line) => line !== "")
      .join("\n");
  });
  return `changes since the release before\n${indent(lines.join("\n"), "  ")}`;
}

/** The table of releases. */
export function describeList(entries: readonly ReleaseEntry[], to: string): string {
  if (entries.length === 0) return `No releases in ${to}.`;
  return table([
    ["", "app", "build", "version", "built", "state", "by", "sources", "why"],
    ...entries.map(({ app, buildId, version, builtAt, current, state, by, revision, why }) => [
      current ? "*" : " ",
      app,
      buildId,
      version,
      builtAt,
      state,
      by ?? "",
      sourcesText(revision),
      why ?? "",
    ]),
  ]);
}

/** A revision as a reader takes it in, empty where nothing tells. */
function sourcesText(revision: Revision | null): string {
  if (revision === null) return "";
  const { commit, branch, clean } = revision;
  const where = [commit.slice(0, SHOWN_COMMIT_DIGITS), branch ?? "no branch"].join(" ");
  return clean ? where : `${where}, changed`;
}

/** What a promotion or a rollback did. */
export function describeSwitch(
  { app, buildId, version, previous, switched }: PromoteReport,
  dryRun: boolean,
): string {
  const name = `${app} ${version} (build ${buildId})`;
  if (!switched) return `${name} is current already.`;
  if (dryRun)
    return `Dry run: ${name} would be served instead of build ${previous ?? "none"}. Nothing was done.`;
  return `${name} is current. Before it: ${previous === null ? "none" : `build ${previous}`}.`;
}

/** What a check found. */
export function describeVerify(found: readonly VerifiedRelease[], to: string): string {
  if (found.length === 0) return `No releases in ${to}.`;
  return table([
    ["", "app", "build", "state"],
    ...found.map(({ app, buildId, current, problems }) => [
      current ? "*" : " ",
      app,
      buildId,
      problems.length === 0 ? "whole" : `damaged: ${problems.slice(0, 3).join(", ")}`,
    ]),
  ]);
}

/** What a prune removed. */
export function describePrune(reports: readonly PruneReport[], dryRun: boolean): string {
  return reports
    .map(({ app, kept, removed, bytes }) => {
      const verb = dryRun ? "would be removed" : "removed";
      return `${app}: ${kept.length} kept, ${removed.length} ${verb}${removed.length > 0 ? ` (${removed.join(", ")}; ${kilobytes(bytes)})` : ""}.`;
    })
    .join("\n");
}
