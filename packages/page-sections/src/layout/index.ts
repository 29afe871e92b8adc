export { Beside } from "./Beside.tsx";
export { createSiteRoutes, type RootPageProps } from "./createSiteRoutes.tsx";
export { Languages } from "./Languages.tsx";
export { PageTop } from "./PageTop.tsx";
export { useToaster } from "./useToaster.ts";
