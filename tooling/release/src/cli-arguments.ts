import { parseArgs } from "node:util";
import { COMMANDS, helpOf, USAGE, type CommandName, type OptionName } from "./help.ts";
import { APPS, isAppName, isBuildId, type AppName } from "./manifest.ts";
import { ReleaseError } from "./release-error.ts";

/** How long a preview link is good where nothing is said, hours. */
const DEFAULT_PREVIEW_HOURS = 24;

/** What every command line says. */
interface Common {
  /** Releases folder, `null` for the one of the settings. */
  readonly to: string | null;
  readonly json: boolean;
}

/** What a command that changes something says besides. */
interface Changing extends Common {
  readonly why: string;
  /** In whose name, `null` for the one of the settings. */
  readonly by: string | null;
  readonly dryRun: boolean;
}

/** What the command line asks for. */
export type Command =
  | { readonly name: "help"; readonly text: string }
  | (Common & { readonly name: "list"; readonly apps: readonly AppName[] })
  | (Changing & {
      readonly name: "publish";
      readonly app: AppName;
      /** Whether it is built first. */
      readonly build: boolean;
      readonly from: string | null;
      readonly promote: boolean;
    })
  | (Changing & {
      readonly name: "promote" | "rollback";
      readonly app: AppName;
      readonly buildId: string | null;
    })
  | (Common & { readonly name: "verify"; readonly app: AppName | null; readonly buildId: string | null })
  | (Changing & { readonly name: "prune"; readonly apps: readonly AppName[]; readonly keep: number })
  | (Common & {
      readonly name: "preview";
      readonly app: AppName;
      readonly buildId: string;
      readonly hours: number;
      readonly origin: string;
    });

type Values = ReturnType<typeof parse>["values"];

/**
 * Reads the command line.
 *
 * @param args - Words after the command's own name.
 * @throws {@link ReleaseError} `usage`.
 */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (name === undefined && values.help) return { name: "help", text: USAGE };
  if (name === undefined) throw usage("no command given");
  if (!isCommand(name)) throw usage(`${name} is no command`);
  if (values.help) return { name: "help", text: helpOf(name) };
  checkOptions(name, values);
  const most = COMMANDS[name].words;
  if (words.length > most) throw usage(`${words.slice(most).join(" ")}: too many words`, name);
  return commandOf(name, words, values);
}

function commandOf(name: CommandName, words: readonly string[], values: Values): Command {
  const common = { to: values.to ?? null, json: values.json ?? false };
  const changing = {
    ...common,
    why: values.why ?? "",
    by: values.by ?? null,
    dryRun: values["dry-run"] ?? false,
  };
  const [first, second] = words;
  switch (name) {
    case "publish":
      if (values.build && values.from !== undefined)
        throw usage("--build builds the dist of the app, not --from", name);
      return {
        ...changing,
        name,
        app: appIn(name, first),
        build: values.build ?? false,
        from: values.from ?? null,
        promote: !values["no-promote"],
      };
    case "promote":
    case "rollback":
      return { ...changing, name, app: appIn(name, first), buildId: buildIn(name, second) };
    case "list":
      return { ...common, name, apps: first === undefined ? APPS : [appIn(name, first)] };
    case "verify":
      return {
        ...common,
        name,
        app: first === undefined ? null : appIn(name, first),
        buildId: buildIn(name, second),
      };
    case "prune": {
      const keep = wholeIn(name, "keep", values.keep);
      return { ...changing, name, keep, apps: first === undefined ? APPS : [appIn(name, first)] };
    }
    case "preview":
      return previewOf(common, words, values);
    default:
      throw usage("no command given");
  }
}

function previewOf(common: Common, [first, second]: readonly string[], values: Values): Command {
  const name = "preview";
  const app = appIn(name, first);
  const buildId = buildIn(name, second);
  if (buildId === null) throw usage("preview needs a build id", name);
  const hours = wholeIn(name, "hours", values.hours ?? String(DEFAULT_PREVIEW_HOURS));
  return { ...common, name, app, buildId, hours, origin: originIn(values.origin) };
}

function appIn(name: CommandName, word: string | undefined): AppName {
  if (isAppName(word)) return word;
  throw usage(`${name} needs one of ${APPS.join(", ")}`, name);
}

function buildIn(name: CommandName, word: string | undefined): string | null {
  if (word === undefined || isBuildId(word)) return word ?? null;
  throw usage(`${String(word)} is no build id`, name);
}

function wholeIn(name: CommandName, option: OptionName, text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,5}$/.test(text)) {
    throw usage(`${name} needs --${option} with a whole number from 1`, name);
  }
  return Number(text);
}

function originIn(text: string | undefined): string {
  if (text === undefined) return "";
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw usage(`--origin must be an http(s) address, not ${text}`, "preview");
  }
  return new URL(text).origin;
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word);
}

function checkOptions(name: CommandName, values: Values): void {
  const known: readonly string[] = COMMANDS[name].options;
  const foreign = Object.keys(values).find((option) => !known.includes(option));
  if (foreign !== undefined) throw usage(`${name} knows no --${foreign}`, name);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        build: { type: "boolean" },
        from: { type: "string" },
        to: { type: "string" },
        why: { type: "string" },
        by: { type: "string" },
        keep: { type: "string" },
        hours: { type: "string" },
        origin: { type: "string" },
        "no-promote": { type: "boolean" },
        "dry-run": { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (cause) {
    // What Node goes on to advise is about words that look like options: there are none here.
    throw usage(String(cause instanceof Error ? cause.message : cause).replace(/\.\s[^]*/, ""));
  }
}

function usage(what: string, name?: CommandName): ReleaseError {
  return new ReleaseError("usage", `${what}.\n\n${name === undefined ? USAGE : helpOf(name)}`);
}
