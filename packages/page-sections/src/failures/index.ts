export { ErrorPage, NotFoundPage } from "./FailurePage.tsx";
