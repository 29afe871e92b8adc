/** Logo of the company in structured data, path below the origin. */
export const PUBLISHER_LOGO = "/m/brand/icon-512.png";
