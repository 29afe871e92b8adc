// What asks the API for the data of pages: loaded with the first page that comes without a payload.
export { loadHome } from "@wesdom/site-runtime";
export { loadAbout } from "@wesdom/page-sections/about";
export { loadCases } from "@wesdom/page-sections/cases";
export { loadArticlePage } from "./pages/article/loadArticle.ts";
export { loadMessage } from "./pages/message/loadMessage.ts";
export { loadReservation } from "./pages/reservation/loadReservation.ts";
