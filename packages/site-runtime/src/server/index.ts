export * from "../forms/submit-lead-form.ts";
export * from "./create-server-build.tsx";
