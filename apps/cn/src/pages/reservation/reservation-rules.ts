export { leadProblems } from "@wesdom/api-client";
