/** Copy of a page with the long form: contact-us or marketing-consultant. */
export interface ContactPageMessages {
  readonly pageTitle: (brand: string) => string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
}

/** Copy of the long form and of the consultant's card. */
export interface ContactMessages {
  readonly contact: ContactPageMessages;
  readonly consultant: ContactPageMessages;
  readonly back: string;
  readonly form: {
    readonly company: string;
    readonly companyPlaceholder: string;
    readonly country: string;
    readonly countryPlaceholder: string;
    readonly phone: string;
    readonly phonePlaceholder: string;
    readonly messenger: string;
    readonly messengerPlaceholder: string;
    readonly services: string;
    readonly needs: string;
    readonly needsOptional: string;
    readonly needsPlaceholder: string;
  };
  readonly card: {
    readonly heading: string;
    readonly text: string;
    readonly email: string;
    readonly wechat: string;
    readonly whatsapp: string;
  };
  readonly sent: { readonly next: string; readonly cases: string };
}
