import * as v from "valibot";

/** What is wrong with a field, for whoever writes it. */
export function faultOf(issue: v.BaseIssue<unknown>, whole: string): string {
  const { expected, received, message } = issue;
  const isUnknown = expected === "never";
  const isMissing = received === "undefined";
  return `${v.getDotPath(issue) ?? whole}: ${isUnknown ? "is no field here" : isMissing ? "is missing" : message}`;
}

/** Content that cannot be imported; every fault of all files at once, one a line. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The content has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n  ${faults.join("\n  ")}`,
    );
    this.faults = faults;
  }
}
