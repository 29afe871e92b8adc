/** A title and what to do next. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Everything `host` says in its own name. */
export interface HostMessages {
  readonly notices: {
    readonly badRequest: Notice;
    readonly refused: Notice;
    readonly notFound: Notice;
    readonly wrongMethod: Notice;
    readonly tooLarge: Notice;
    readonly failed: Notice;
    readonly starting: Notice;
    readonly busy: Notice;
  };
  readonly retry: string;
  readonly home: string;
  /** Bar of a page that is not published yet. */
  readonly preview: { readonly title: string; readonly leave: string };
  readonly desktop: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly scan: string;
    readonly qrAlt: string;
    readonly frameTitle: string;
    readonly open: string;
    readonly languages: string;
  };
  readonly centre: {
    readonly title: string;
    readonly text: string;
    readonly documents: string;
    readonly userAgreement: string;
    readonly privacyPolicy: string;
    readonly updated: string;
    readonly signIn: string;
    readonly account: string;
    readonly company: string;
    readonly position: string;
    readonly arrivedTitle: string;
    readonly arrivedText: string;
    /** To where a visitor was on the way. */
    readonly goOn: string;
    readonly back: string;
    readonly refusedTitle: string;
    readonly refusedText: string;
    readonly again: string;
    readonly sessions: {
      /** The link that leads there. */
      readonly see: string;
      readonly title: string;
      readonly text: string;
      readonly nobody: string;
      /** A device of which neither browser nor system is known. */
      readonly unknown: string;
      readonly wechat: string;
      /** Stands before a time. */
      readonly used: string;
      readonly current: string;
      readonly end: string;
      readonly againText: string;
      readonly again: string;
    };
    readonly password: {
      readonly title: string;
      readonly text: string;
      readonly current: string;
      readonly next: string;
      readonly rule: string;
      readonly change: string;
      readonly forgotten: string;
      readonly done: string;
      readonly failed: string;
      readonly needsScript: string;
    };
    readonly signOut: {
      readonly title: string;
      readonly text: string;
      readonly here: string;
      readonly everywhere: string;
      readonly doneTitle: string;
      readonly doneHere: string;
      /** It is said alike to those whose session was over: the API does not tell. */
      readonly doneEverywhere: string;
      readonly failedTitle: string;
      readonly failedText: string;
    };
  };
}
