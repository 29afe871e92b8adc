import { LANGUAGES, type LanguageKey } from "@wesdom/facts";
import { ApiError, callsOf, type LeadBody, type LeadKind } from "@wesdom/api-client";
import { rootRouteId, useRouter, useSearch } from "@tanstack/react-router";
import { useAtom } from "jotai";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { browserStorage, readKey, writeKey } from "../browser/key-value-storage.ts";
import {
  formValues,
  isReference,
  leadOf,
  SENT_KEY,
  sentReference,
  type FormValues,
} from "../forms/lead-form.ts";
import type { LeadFormTexts } from "../forms/submit-lead-form.ts";
import { withHotline } from "../settings/with-hotline.ts";
import { stringifySearch } from "../routes/search.ts";
import { submittedFormAtom, takenLeadAtom, useSiteEnvironment } from "./site-context.tsx";
import { useShownPath } from "./useShownPath.ts";

/** Where a lead form stands. While its rules are applied, for which they may have to load, nothing is sent yet. */
export type LeadFormState = "editing" | "checking" | "sending" | "sent";

/** What {@link useLeadForm} needs to know. */
export interface UseLeadFormOptions {
  readonly kind: LeadKind;
  readonly language: LanguageKey;
  readonly texts: LeadFormTexts & { readonly offline: string };
  /**
   * What a page that answers to scripts asks for besides the rules of the lead, by field name. Called with what was
   * typed before each submission.
   *
   * @default nothing
   */
  readonly ownProblems?: (values: FormValues) => Readonly<Record<string, string>>;
  /**
   * Keys of `sessionStorage` under which the page itself keeps what is typed: they go with the lead.
   *
   * @default none, what is typed is kept here
   */
  readonly draftKeys?: readonly string[];
}

/** Key of `sessionStorage` under which what is typed into a form is kept. */
const draftKey = (kind: LeadKind, language: LanguageKey): string => `wsdDraft-${kind}-${language}`;

/** Follows the key of a draft where what makes it one lead is kept. */
const SEED = "-lead";

/** What follows is another lead. */
function forgetLead(draft: string, draftKeys: readonly string[] = []): void {
  for (const key of [draft, draft + SEED, ...draftKeys])
    writeKey(browserStorage("sessionStorage"), key, null);
}

/** Whether a field holds something else than the document gave it. */
function isTypedInto(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")];
  return fields.some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}

/** A lead form: give `formProps` to the form, `errors` and `values` to the fields. */
export interface LeadForm {
  readonly state: LeadFormState;
  /** Reference number of the stored lead. */
  readonly reference: string | null;
  /** What a plainly posted form held. */
  readonly values: FormValues;
  /** Message by field name; `""` holds the form's own. */
  readonly errors: Readonly<Record<string, string>>;
  readonly formProps: {
    readonly id: string;
    readonly method: "post";
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onFocus: () => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly isWrong: (name: string, values: FormData) => boolean;
  };
  /**
   * Of the link that starts over after a lead was sent: the page without the reference in its address, at the form.
   *
   * @param anchor - Id of what the form lies in.
   */
  readonly again: (anchor: string) => {
    readonly href: string;
    readonly "data-navigation": "replace";
    readonly onClick: () => void;
  };
}

/** Past the router, to which it would be a navigation: nothing is loaded, scrolled to or counted. */
function showAddress(href: string): void {
  History.prototype.replaceState.call(history, history.state, "", href);
}

const loadRules = () => import("./lead-rules.ts");
const loadClient = () => import("../client/parts/api.ts");

type Rules = Awaited<ReturnType<typeof loadRules>>;

/**
 * A lead form that posts plainly before hydration and without JavaScript, and through the API's client after it:
 * field errors at once, no second submission while one is under way, the input kept whatever happens, a reload too. One
 * `Idempotency-Key` stays with one set of input, a reload too, so that a retry after a lost answer stores nothing twice.
 * Where the code that it needs is gone, it posts plainly again.
 */
export function useLeadForm(options: UseLeadFormOptions): LeadForm {
  const { kind, language, texts, ownProblems, draftKeys } = options;
  const keepsDraft = draftKeys === undefined;
  const id = useId();
  const [answered, setPosted] = useAtom(submittedFormAtom);
  const [taken, setTaken] = useAtom(takenLeadAtom);
  const router = useRouter();
  const search = useSearch({ from: rootRouteId });
  const pathname = useShownPath();
  const posted = answered?.kind === kind && answered.language === language ? answered : null;
  const sent = sentReference(search);
  const isSent = sent !== null;
  const [state, setState] = useState<LeadFormState>(isSent ? "sent" : "editing");
  const [reference, setReference] = useState(sent);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(posted?.errors ?? {});
  const failed = withHotline(texts.failed, useSiteEnvironment().settings, language);
  const seed = useRef<string | null>(null);

  const rules = useRef<Rules | null>(null);
  const draft = draftKey(kind, language);

  useEffect(() => {
    const storage = browserStorage("sessionStorage");
    // Posted plainly, it has been sent by no script of ours.
    if (isSent) forgetLead(draft);
    const form = document.getElementById(id);
    if (!keepsDraft || !(form instanceof HTMLFormElement)) return;
    // Before there were scripts.
    const isTyped = isTypedInto(form);
    if (!isTyped && readKey(storage, draft) === null) return;
    const restore = ({ keepDraft, restoreDraft }: Rules): void => {
      restoreDraft(storage, draft, form);
      if (isTyped) keepDraft(storage, draft, form);
    };
    void loadRules().then(restore, () => undefined);
  }, [draft, id, isSent, keepsDraft]);

  // What was posted plainly belongs to the page that answered: the next form, or this one anew, begins without it.
  useEffect(() => () => setPosted(null), [setPosted]);

  const own = taken?.kind === kind && taken.language === language ? taken : null;
  useEffect(() => {
    // Who is about to leave finds it on coming back.
    if (own === null || location.pathname !== pathname) return undefined;
    // A reload, or a page that comes back from the background, still shows the number.
    showAddress(pathname + stringifySearch({ ...search, [SENT_KEY]: own.reference }) + location.hash);
    return () => setTaken((last) => (last === own ? null : last));
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is navigated to after that has an address of its own
  }, [own]);

  function problemsOf(values: FormValues): Readonly<Record<string, string>> {
    return { ...rules.current?.leadProblems(leadOf(kind, values), language), ...ownProblems?.(values) };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const values = formValues(new FormData(form));
    try {
      [rules.current] = await Promise.all([loadRules(), loadClient()]);
    } catch {
      // The browser's own page would take the form's place where nobody answers.
      await fetch(location.href, { method: "HEAD", cache: "no-store" });
      // Gone with its release, as a rule: the front door judges a plain post by the rules of today.
      addEventListener("pageshow", () => setState("editing"), { once: true });
      setState("sending");
      form.submit();
      return;
    }
    const problems = problemsOf(values);
    if (Object.keys(problems).length > 0) {
      setErrors({ ...problems, "": texts.summary });
      setState("editing");
      return;
    }
    setState("sending");
    const lead = leadOf(kind, { ...values, source: rules.current.sourceOfVisit() });
    // Neither code nor what led here is content: with another one, or none, it is still the same lead.
    const content = JSON.stringify({ ...lead, code: undefined, source: undefined, sourceType: undefined });
    const key = rules.current.idempotencyKey(browserStorage("sessionStorage"), draft + SEED, seed, content);
    const api = router.options.context.api(language);
    try {
      const { reference } = await api.call(callsOf(LANGUAGES[language].Lang).appeal, {
        body: lead as LeadBody,
        headers: { "idempotency-key": key },
      });
      // Gateways say 200 to anything.
      if (!isReference(reference)) throw new TypeError("No receipt");
      forgetLead(draft, draftKeys);
      seed.current = null;
      setPosted(null);
      setTaken({ kind, language, reference });
    } catch (error) {
      setErrors({ ...(error instanceof ApiError ? error.fields : {}), "": messageOf(error) });
      setState("editing");
    }
  }

  function messageOf(error: unknown): string {
    if (!navigator.onLine) return texts.offline;
    return error instanceof ApiError && error.refused ? error.message : failed;
  }

  return {
    state: own === null ? state : "sent",
    reference: own?.reference ?? reference,
    values: posted?.values ?? {},
    errors,
    formProps: {
      id,
      method: "post",
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (state !== "editing") return;
        setState("checking");
        void send(event.currentTarget).catch((error: unknown) => {
          setErrors({ "": messageOf(error) });
          setState("editing");
        });
      },
      // The rules are needed at the first submission: their chunk loads when somebody starts to type.
      onFocus: () =>
        void loadRules().then(
          (loaded) => (rules.current = loaded),
          () => undefined,
        ),
      // What is typed before that chunk is there is kept as soon as it comes.
      onInput: ({ currentTarget: form }) => {
        const keep = ({ keepDraft }: Rules): void => keepDraft(browserStorage("sessionStorage"), draft, form);
        if (keepsDraft) void loadRules().then(keep, () => undefined);
      },
      isWrong: (name, values) => problemsOf(formValues(values))[name] !== undefined,
    },
    again(anchor) {
      const href = `${pathname}${stringifySearch({ ...search, [SENT_KEY]: undefined })}#${anchor}`;
      return {
        href,
        "data-navigation": "replace",
        onClick() {
          // The router, which knows nothing of the number, may find itself there already.
          if (!isSent) showAddress(href);
          setTaken(null);
          seed.current = null;
          setReference(null);
          setErrors({});
          setState("editing");
        },
      };
    },
  };
}
