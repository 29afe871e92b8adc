import type { CarouselLabels } from "../../../carousel/Carousel.tsx";

/** Texts of the stories in one language. */
export interface Texts {
  readonly brand: string;
  readonly consult: string;
  readonly phone: string;
  readonly cases: string;
  readonly menu: { readonly toggle: string; readonly navigation: string };
  readonly nav: readonly (readonly [key: string, label: string])[];
  readonly languages: string;
  readonly hero: readonly {
    readonly eyebrow: string;
    readonly title: string;
    readonly subtitle: string;
    readonly action: string;
  }[];
  readonly carousel: CarouselLabels;
  readonly figures: {
    readonly eyebrow: string;
    readonly title: string;
    readonly items: readonly (readonly [value: string, suffix: string, label: string])[];
  };
  readonly services: {
    readonly eyebrow: string;
    readonly title: string;
    readonly items: readonly (readonly [title: string, tagline: string])[];
  };
  readonly work: {
    readonly eyebrow: string;
    readonly title: string;
    readonly items: readonly {
      readonly value: string;
      readonly label: string;
      readonly meta: readonly string[];
      readonly title: string;
    }[];
  };
  readonly clients: { readonly eyebrow: string; readonly title: string; readonly names: readonly string[] };
  readonly process: {
    readonly eyebrow: string;
    readonly title: string;
    readonly steps: readonly (readonly [duration: string, title: string, text: string])[];
  };
  readonly reasons: {
    readonly eyebrow: string;
    readonly title: string;
    readonly items: readonly (readonly [mark: string, title: string, text: string])[];
  };
  readonly news: {
    readonly eyebrow: string;
    readonly title: string;
    readonly all: string;
    readonly items: readonly (readonly [title: string, kind: string, time: string])[];
  };
  readonly form: Readonly<
    Record<
      | "eyebrow"
      | "title"
      | "lead"
      | "name"
      | "nameHint"
      | "phone"
      | "area"
      | "areaNone"
      | "message"
      | "optional"
      | "consent"
      | "policy"
      | "send"
      | "sending"
      | "leave"
      | "errorName"
      | "errorPhone"
      | "errorArea"
      | "errorConsent"
      | "failed"
      | "doneTitle"
      | "doneText"
      | "doneNumber"
      | "back",
      string
    >
  >;
  /** What visitors gave, on a short and on a long visit. */
  readonly attention: Readonly<Record<"title" | "short" | "long" | "note", string>>;
  readonly footer: Readonly<
    Record<"title" | "hours" | "code" | "social" | "links" | "copyright" | "wechat", string>
  > & {
    readonly offices: readonly (readonly [city: string, address: string])[];
    readonly entries: readonly string[];
  };
  readonly states: Readonly<
    Record<
      | "emptyTitle"
      | "emptyText"
      | "emptyAction"
      | "retry"
      | "missing"
      | "missingText"
      | "home"
      | "preparing"
      | "preparingText"
      | "loading"
      | "copied"
      | "requestFailed"
      | "skip"
      | "notifications",
      string
    >
  >;
}
