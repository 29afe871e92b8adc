/** Services whose page is being prepared. */
export type PreparedKey = "advertising-purchases" | "reputation-management" | "e-commerce-operation";

/** Copy of the pages that are being prepared. */
export interface PreparedMessages {
  readonly pageTitle: (service: string, brand: string) => string;
  readonly title: (service: string) => string;
  readonly text: string;
  readonly consultant: string;
  readonly home: string;
}
