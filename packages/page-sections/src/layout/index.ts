export { Languages } from "./Languages.tsx";
export { PageTop } from "./PageTop.tsx";
export { ToasterContext, useToaster } from "./useToaster.ts";
