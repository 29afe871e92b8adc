import { fillText } from "../internal/fillText.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import type { Suggestions } from "./useSuggestions.ts";

type Texts = KitTexts["companyAutocomplete"];

/** What stands in the panel instead of options; empty while there are some. */
export function noteOf({ status, items }: Suggestions, texts: Texts): string {
  if (status === "failed") return texts.failed;
  if (items.length > 0) return "";
  return status === "loading" ? texts.loading : texts.empty;
}

/** What a screen reader is told of the suggestions. */
export function newsOf(found: Suggestions, texts: Texts): string {
  if (found.status === "ready" && found.items.length > 0)
    return fillText(texts.found, { n: found.items.length });
  return noteOf(found, texts);
}
