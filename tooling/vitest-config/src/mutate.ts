#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";

/** The share of mutants, in per cent, that tests have to notice. */
const LEAST_SCORE = 80;

/** A mutant that loops is stopped by its count of rounds; what is merely slow on a busy machine was not noticed. */
const HANG_MS = 30_000;

// Puts faults into the sources of the package, one by one, and runs the tests that meet each: `mutate 'src/*.ts'`.
await new Stryker({
  mutate: [...process.argv.slice(2), "!src/**/*.test.*", "!src/**/messages/**"],
  mutator: {
    // Whole blocks, functions, objects and lists that vanish: the smaller faults inside them tell more.
    excludedMutations: ["ArrayDeclaration", "ArrowFunction", "BlockStatement", "ObjectLiteral"],
  },
  ignorers: ["words"],
  plugins: [
    fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner")),
    fileURLToPath(import.meta.resolve("./words.ts")),
  ],
  testRunner: "vitest",
  vitest: { configFile: fileURLToPath(import.meta.resolve("./mutation.config.ts")) },
  // The copy that is mutated lies in the package, whose tsconfig holds for it; Stryker's own reader knows no TypeScript 7.
  tempDirName: "reports/mutated",
  ignorePatterns: ["tsconfig*.json"],
  disableTypeChecks: false,
  concurrency: 1,
  coverageAnalysis: "perTest",
  timeoutMS: HANG_MS,
  thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: "reports/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false },
  allowConsoleColors: false,
  warnings: false,
}).runMutationTest();
