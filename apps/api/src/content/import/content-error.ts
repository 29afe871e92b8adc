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
