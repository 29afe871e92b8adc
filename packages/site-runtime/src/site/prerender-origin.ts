/**
 * Origin of absolute addresses in prerendered files, where no real one may be baked in; whoever serves such a file
 * puts its own in the place.
 */
export const PRERENDER_ORIGIN = "https://prerender.invalid";
