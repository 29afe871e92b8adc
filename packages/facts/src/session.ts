/** Cookie of whoever is signed in; over https with the prefix `__Host-`. */
export const SESSION_COOKIE = "wesdom_session";
