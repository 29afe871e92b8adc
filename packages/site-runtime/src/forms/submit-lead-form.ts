import { LANGUAGES, type LanguageKey } from "@wesdom/facts";
import { ApiError, callsOf, leadProblems, type LeadBody, type LeadKind } from "@wesdom/api-client";
import type { SiteRouterContext, SubmittedForm } from "../react/site-context.tsx";
import { withHotline, type HotlineText } from "../settings/with-hotline.ts";
import type { SubmitResult } from "../server/create-server-build.tsx";
import { formValues, leadOf, SENT_KEY } from "./lead-form.ts";
import { leadSourceOf } from "./lead-source.ts";

/** Texts of a lead form's own failures. */
export interface LeadFormTexts {
  /** Shown above the fields when some are wrong. */
  readonly summary: string;
  /** Shown when the lead could not be stored. */
  readonly failed: HotlineText;
}

/** What {@link submitLeadForm} needs to know of the form. */
export interface LeadFormOptions {
  readonly kind: LeadKind;
  readonly language: LanguageKey;
  readonly texts: LeadFormTexts;
  /** Fragment of the form on its page, without `#`. */
  readonly anchor: string;
}

/**
 * Answers a plain form post: stores the lead through the API and leads to the thank-you state of the same page, or
 * gives the input back with what is wrong, or that it was not sent. The server keys the lead by its fields, so a
 * repeated post is one lead.
 */
export async function submitLeadForm(
  request: Request,
  form: FormData,
  context: SiteRouterContext,
  options: LeadFormOptions,
): Promise<SubmitResult> {
  const { kind, language } = options;
  const values = formValues(form);
  // A code is proof, not content: it goes back into no page.
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => name !== "code"));
  const { pathname, searchParams } = new URL(request.url);
  const lead = leadOf(kind, { ...values, source: leadSourceOf(searchParams) });
  const refusal = (as: "invalid" | "failed", errors: SubmittedForm["errors"]): SubmitResult => ({
    kind: as,
    form: { kind, language, values: kept, errors },
  });
  const problems = leadProblems(lead, language);
  if (Object.keys(problems).length > 0) return refusal("invalid", { ...problems, "": options.texts.summary });
  try {
    const call = callsOf(LANGUAGES[language].Lang).appeal;
    const { reference } = await context.api(language).call(call, { body: lead as LeadBody });
    return {
      kind: "done",
      location: `${pathname}?${SENT_KEY}=${encodeURIComponent(reference)}#${options.anchor}`,
    };
  } catch (error) {
    if (error instanceof ApiError && error.refused)
      return refusal("invalid", { ...error.fields, "": error.message });
    const failed = withHotline(options.texts.failed, context.environment.settings, language);
    return refusal("failed", { "": failed });
  }
}
