import examples from "../generated/evidence.json" with { type: "json" };

/** Evidence of each kind: the lines of a case, and what the API makes of them. Written by `@wesdom/artwork`. */
export const EVIDENCE: typeof examples = examples;

/** Kinds of evidence. */
export type EvidenceKind = keyof typeof EVIDENCE;
