/** Texts of the stories about content, in one language. */
export interface ContentTexts {
  readonly topics: { readonly label: string; readonly items: readonly (readonly [string, number])[] };
  readonly platforms: { readonly label: string; readonly items: readonly (readonly [string, number])[] };
  readonly search: {
    readonly keyword: string;
    readonly results: readonly (readonly [title: string, summary: string])[];
  };
  readonly services: readonly {
    readonly title: string;
    readonly tagline: string;
    readonly points: readonly string[];
    readonly figure: readonly [value: string, label: string];
  }[];
  readonly more: string;
  readonly people: {
    readonly label: string;
    readonly items: readonly (readonly [name: string, role: string, city: string, text: string])[];
  };
  readonly timeline: readonly (readonly [date: string, title: string, text: string])[];
  readonly article: {
    readonly title: string;
    readonly longTitle: string;
    readonly html: string;
    readonly category: string;
    readonly author: string;
    readonly date: string;
    readonly updated: string;
    readonly minutes: string;
    readonly toc: readonly (readonly [id: string, text: string, level: 2 | 3])[];
    readonly previous: string;
    readonly next: string;
    readonly related: string;
  };
  readonly faq: readonly (readonly [question: string, answer: string])[];
  readonly quotes: readonly { readonly text: string; readonly name: string; readonly role: string }[];
  readonly consultant: {
    readonly name: string;
    readonly role: string;
    readonly wechat: string;
    readonly phone: string;
    readonly hours: string;
    readonly action: string;
    readonly scan: string;
  };
  readonly offices: readonly (readonly [city: string, address: string, hours: string])[];
  readonly crumbs: readonly string[];
  /** Titles of a list of cases and of sections about the company, and the lines below three of them. */
  readonly headings: Readonly<
    Record<
      | "cases"
      | "numbers"
      | "about"
      | "slogan"
      | "values"
      | "team"
      | "history"
      | "offices"
      | "questions"
      | "clients",
      string
    >
  >;
  /** The question at the end of a page. */
  readonly closing: Readonly<Record<"title" | "text" | "action", string>> & { readonly eyebrow?: string };
}
