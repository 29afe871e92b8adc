/**
 * A reference number that no lead has. Thank-you pages are rendered with it once for all; whoever serves one puts the
 * visitor's own in the place.
 */
export const SENT_PLACEHOLDER = "PLACE-OF-THE-REFERENCE-7Q4ZK2MX";
