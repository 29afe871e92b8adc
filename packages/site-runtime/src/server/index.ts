export * from "./create-server-build.tsx";
