/** Key of `localStorage` under which the answer to the question of consent is kept. */
export const CONSENT_KEY = "wsdUserAuthorization";

/** Key of the answer to the question of `strict` mode, `1` or `0`: whether visits are counted at all, in every mode. */
export const VISITS_CONSENT_KEY = "wsdUserAuthorizationVisits";
