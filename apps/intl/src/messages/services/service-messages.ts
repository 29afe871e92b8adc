/** Copy that the five services pages share. */
export interface ServicesMessages {
  readonly pageTitle: (service: string, brand: string) => string;
  readonly argument: string;
  readonly deliverables: { readonly eyebrow: string; readonly title: string };
  readonly process: { readonly eyebrow: string; readonly title: string };
  readonly figures: { readonly eyebrow: string; readonly title: string };
  readonly cases: { readonly eyebrow: string; readonly title: string; readonly more: string };
  readonly questions: { readonly eyebrow: string; readonly title: string };
  readonly action: string;
}

/** Copy of one service: what the API's text of it does not say. */
export interface ServiceMessages {
  /** Display lines of the opening. */
  readonly headline: string;
  readonly keywords: readonly string[];
  /** Heading of the argument. */
  readonly argument: string;
  /** What happens in each step of the service, in their order. */
  readonly steps: readonly { readonly text: string; readonly duration: string }[];
  readonly deliverables: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly invitation: { readonly title: string; readonly text: string };
}
