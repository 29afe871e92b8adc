/** Copy of the consent banner. */
export interface ConsentMessages {
  readonly title: string;
  readonly text: string;
  readonly policy: string;
  readonly decline: string;
  readonly agree: string;
}
