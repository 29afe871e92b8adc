export { ErrorPage, NotFoundPage, type FailureTexts } from "./FailurePage.tsx";
