/** Key of `localStorage` under which the answer to the question of consent is kept. */
export const CONSENT_KEY = "wsdUserAuthorization";
