export * from "./SiteDocument.tsx";
export * from "./create-site-router.tsx";
export * from "./site-context.tsx";
export * from "./useLeadForm.ts";
export * from "./useMedia.ts";
export * from "./coverGround.ts";
export * from "./useSitePageHead.ts";
