/** Folder of the brand's files on the site. */
export const BRAND_PATH = "/m/brand";
