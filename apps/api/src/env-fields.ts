import { resolve } from "node:path";
import * as v from "valibot";
import { SHORTEST_SECRET } from "./keys/ownSecret.ts";
import { readPrivateKey } from "./keys/readPrivateKey.ts";
import { WAITING_DAYS } from "./tracking/days.ts";

/** Root of the project; relative folders of settings start here, wherever a command is run. */
export const PROJECT_ROOT: string = resolve(import.meta.dirname, "../../..");

/** Days of the shortest 13 months, which the privacy policies promise. */
export const PROMISED_DAYS = 393;

/**
 * Most days that reports are kept after the one they were sealed on, which is the last of their waiting at the latest. They go
 * in the course of the day after these, and are to be gone before the promise ends.
 */
const MOST_KEPT_DAYS = PROMISED_DAYS - WAITING_DAYS - 2;

export const flag = v.pipe(
  v.optional(v.picklist(["", "0", "1", "true", "false"]), "0"),
  v.transform((value) => value === "1" || value === "true"),
);
export const text = v.pipe(v.optional(v.string(), ""), v.trim());
/** A mistyped `production` would run without what protects it. */
export const nodeEnv = v.pipe(
  text,
  v.picklist(["", "production", "development", "test"], "production, development, test or nothing"),
);
export const origin = v.pipe(
  text,
  v.check(
    (value) => value === "" || /^https?:\/\/[^/?#]+\/?$/.test(value),
    "an origin, e.g. https://www.example.com",
  ),
  v.transform((value) => value.replace(/\/$/, "")),
);
export const httpUrl = v.pipe(
  text,
  v.check((value) => {
    const url = URL.parse(value);
    // With a user `fetch` refuses it, and tells all of it in its error.
    return value === "" || (/^https?:\/\//.test(value) && url?.username === "" && url.password === "");
  }, "an http or https URL without user and password"),
);
export const port = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, "a port number")), "3001"),
  v.transform(Number),
  v.maxValue(65_535),
);

export const keptDays = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, "a number of days")), String(MOST_KEPT_DAYS)),
  v.transform(Number),
  v.minValue(1, "at least 1"),
  v.maxValue(MOST_KEPT_DAYS, `at most ${MOST_KEPT_DAYS}`),
);
export const positive = (fallback: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, "a whole number")), fallback),
    v.transform(Number),
    v.minValue(1, "at least 1"),
  );
/** A private key, read; its issue never repeats what was set. */
export const privateKey = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.trim(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return readPrivateKey(dataset.value === "" ? fallback : dataset.value, PROJECT_ROOT);
      } catch (error) {
        addIssue({ message: (error as Error).message });
        return NEVER;
      }
    }),
  );

/** Address of a PostgreSQL, or nothing. */
export const postgresUrl = v.pipe(
  text,
  v.check((value) => value === "" || /^postgres(ql)?:\/\//.test(value), "postgres://…"),
  v.check(
    // With a socket the host is empty, which pg takes and a URL with a user does not.
    (value) => value === "" || URL.canParse(value.replace("@/", "@socket/")),
    "a URL; in a password / is %2F, # is %23, ? is %3F",
  ),
);

/** What the front door knows, and what it is to know next. */
export const secrets = v.pipe(
  text,
  v.transform((value) => (value === "" ? [] : value.split(/\s*,\s*/))),
  v.check(
    (values) => values.every(({ length }) => length >= SHORTEST_SECRET),
    `${SHORTEST_SECRET} characters or more, e.g. of openssl rand -base64 32; two of them separated by a comma`,
  ),
);

/** Seconds, as milliseconds. */
export const seconds = (fallback: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, "a number of seconds")), fallback),
    v.transform((value) => Number(value) * 1000),
  );
