import { parseArgs } from "node:util";
import { APPS, isAppName, type AppName } from "./manifest.ts";
import { ReleaseError } from "./release-error.ts";

/** What the command line asks for. */
export type Command =
  | { readonly name: "help" }
  | {
      readonly name: "list";
      readonly apps: readonly AppName[];
      readonly to: string | null;
      readonly json: boolean;
    }
  | {
      readonly name: "publish";
      readonly app: AppName;
      readonly from: string | null;
      readonly to: string | null;
      readonly why: string;
      readonly json: boolean;
    };

/** Shown for `--help` and after a mistake. */
export const USAGE = `Usage:
  release publish <${APPS.join("|")}> [--from DIR] [--to DIR] [--why TEXT] [--json]
  release list [${APPS.join("|")}] [--to DIR] [--json]

  --from  the built site (default: apps/<app>/dist)
  --to    the releases folder (default: RELEASES_DIR, else releases in DATA_DIR)
  --why   a reason, kept with the release
  --json  the result, or the error, as one line of JSON`;

/**
 * Reads the command line.
 *
 * @param args - Words after the command's own name.
 * @throws {@link ReleaseError} `usage`.
 */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, app, ...rest] = positionals;
  if (values.help) return { name: "help" };
  if (rest.length > 0) throw usage(`${rest.join(" ")}: too many words`);
  const to = values.to ?? null;
  const json = values.json ?? false;
  switch (name) {
    case "publish":
      if (!isAppName(app)) throw usage(`publish needs one of ${APPS.join(", ")}`);
      return { name, app, from: values.from ?? null, to, why: values.why ?? "", json };
    case "list":
      if (app !== undefined && !isAppName(app)) throw usage(`${app} is none of ${APPS.join(", ")}`);
      return { name, apps: app === undefined ? APPS : [app], to, json };
    case undefined:
      throw usage("no command given");
    default:
      throw usage(`${name} is no command`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: "string" },
        to: { type: "string" },
        why: { type: "string" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (cause) {
    throw usage(cause instanceof Error ? cause.message : String(cause));
  }
}

function usage(what: string): ReleaseError {
  return new ReleaseError("usage", `${what}.\n\n${USAGE}`);
}
