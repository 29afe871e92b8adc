import { cruise, type ICruiseOptions, type IConfiguration, type IResolveOptions } from "dependency-cruiser";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "@wesdom/product/root";
import { visitUsingDeclarations } from "./visit-using.ts";

visitUsingDeclarations();

const ROOMS = ["apps", "packages", "tooling"];

/** One import that a rule forbids. */
export interface ImportViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** What a walk over a tree found. */
export interface CruisedTree {
  readonly modules: number;
  readonly violations: readonly ImportViolation[];
}

/**
 * Reads every import below `tree` and holds it against the rules of `.dependency-cruiser.mjs`.
 *
 * @param tree absolute path of a tree laid out like this repository
 */
export async function cruiseTree(tree: string): Promise<CruisedTree> {
  const configuration = await import(pathToFileURL(join(ROOT, ".dependency-cruiser.mjs")).href);
  const { forbidden, options } = configuration.default as IConfiguration & { options: ICruiseOptions };
  const answer = await cruise(
    ROOMS.filter((room) => existsSync(join(tree, room))),
    { ...options, baseDir: tree, validate: true, ruleSet: { forbidden: forbidden ?? [] } },
    // The resolver reads its own argument, not the option of the configuration file.
    { ...(options.enhancedResolveOptions as Partial<IResolveOptions>) },
  );
  if (typeof answer.output === "string")
    throw new Error("dependency-cruiser answered with text instead of a result");
  const { summary } = answer.output;
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
