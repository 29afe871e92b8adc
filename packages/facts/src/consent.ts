/** Key of `localStorage` under which the answer to the question of consent is kept. */
export const CONSENT_KEY = "wsdUserAuthorization";

/** Key of the `1` beside an Agree that answered the question of `strict` mode: whether visits are counted at all. */
export const VISITS_CONSENT_KEY = "wsdUserAuthorizationVisits";
