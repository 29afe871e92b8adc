import * as v from "valibot";

/** What is wrong with a field, for whoever writes it. */
export function faultOf(issue: v.BaseIssue<unknown>, whole: string): string {
  return `${v.getDotPath(issue) ?? whole}: ${messageOf(issue)}`;
}

function messageOf({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === "never") return "is no field here";
  if (input === undefined || input === null) return "is missing";
  if (expected === "Array") return "is one value, and a list is wanted: write [first, second]";
  if (expected === "string" && (typeof input === "number" || typeof input === "boolean"))
    return `is no text but a ${typeof input}: put it in quotes, "${input}"`;
  return message;
}

/** That a field names what is not there. */
export function unknown(field: string, id: string, known: readonly string[]): string {
  return `unknown ${field} "${id}": write one of ${known.join(", ")}`;
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
