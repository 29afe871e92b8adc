import type { AnyContract } from "../src/contract/index.ts";

/** Where the client's calls are written to. */
export const CALLS: URL = new URL("../src/calls/", import.meta.url);

/** Longest line of the formatter. */
const LINE_LENGTH = 110;

/**
 * The calls as the client needs them: an address each, the types without any code, and no schema. Those of accounts lie
 * apart, for most pages have none of them.
 *
 * @returns Source by file.
 */
export function clientCalls(
  contracts: Readonly<Record<string, AnyContract>>,
): Readonly<Record<string, string>> {
  const files = Object.groupBy(Object.entries(contracts), ([, { group }]) =>
    group === "account" ? "accounts.ts" : "calls.ts",
  );
  return Object.fromEntries(Object.entries(files).map(([file, calls]) => [file, sourceOf(calls)]));
}

function sourceOf(contracts: readonly (readonly [string, AnyContract])[]): string {
  const calls = contracts.map(([name, { summary, method, path, form, background }]) => {
    const fields = Object.entries({ method, path, form, background }).filter(
      ([, value]) => value !== undefined,
    );
    const address = fields.map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
    const declared = `export const ${name}: ClientCall<"${name}"> = `;
    const line = `${declared}{ ${address.join(", ")} };`;
    const block = `${declared}{\n${address.map((field) => `  ${field},\n`).join("")}};`;
    return `/** ${summary}. */\n${line.length > LINE_LENGTH ? block : line}\n`;
  });
  return [
    "// Written by `pnpm calls` from the contracts: what is wrong here is to be put right there.\n",
    'import type { ClientCall } from "../contract/index.ts";\n\n',
    calls.join("\n"),
  ].join("");
}
