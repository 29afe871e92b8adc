type Json = Readonly<Record<string, unknown>>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";
const isAbsolute = (value: unknown): boolean => typeof value === "string" && /^https?:\/\/[^/]/.test(value);
const isDate = (value: unknown): boolean => typeof value === "string" && ISO_DATE.test(value);
const isNamed = (value: unknown): boolean => isText((value as Json | undefined)?.["name"]);

/** Rules that search engines publish for records which the rich-result validator does not know. */
const RULES: Readonly<Record<string, Readonly<Record<string, (value: unknown, record: Json) => boolean>>>> = {
  WebSite: { name: isText, url: isAbsolute },
  SearchAction: { target: isSearchTarget, "query-input": namesPlaceholder },
  Article: {
    headline: isText,
    image: (value) => Array.isArray(value) && value.length > 0 && value.every(isAbsolute),
    datePublished: isDate,
    dateModified: isDate,
    author: isNamed,
    publisher: isNamed,
  },
  Service: { name: isText, provider: isNamed, url: isAbsolute },
  Question: { name: isText, acceptedAnswer: (value) => isText((value as Json | undefined)?.["text"]) },
};

/** Fields of records that break {@link RULES}, as `Type.field`. */
export function googleIssues(records: readonly unknown[]): string[] {
  return records.flatMap((record) => {
    if (typeof record !== "object" || record === null) return [];
    const fields = record as Json;
    const type = String(fields["@type"]);
    const own = Object.entries(RULES[type] ?? {})
      .filter(([field, holds]) => !holds(fields[field], fields))
      .map(([field]) => `${type}.${field}`);
    return [...own, ...googleIssues(Object.values(fields).flat())];
  });
}

function isSearchTarget(value: unknown): boolean {
  return isAbsolute((value as Json | undefined)?.["urlTemplate"]);
}

function namesPlaceholder(value: unknown, action: Json): boolean {
  const name = /^required name=(\w+)$/.exec(String(value))?.[1];
  return String((action["target"] as Json | undefined)?.["urlTemplate"]).includes(`{${name}}`);
}
