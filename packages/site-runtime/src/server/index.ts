export * from "../forms/submit-lead-form.ts";
export * from "./content-queries.ts";
export * from "./create-server-build.tsx";
