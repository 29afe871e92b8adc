// What asks the API for the data of pages: loaded with the first page that comes without a payload.
export { loadHome } from "@wesdom/site-runtime";
export { loadCases } from "@wesdom/page-sections/cases";
export { loadAboutPage } from "./pages/about/load-about-page.ts";
export { loadArticlePage } from "./pages/article/load-article-page.ts";
export { loadContactPage } from "./pages/contact/load-contact-page.ts";
export { loadServiceName, loadServicePage } from "./pages/services/load-service-page.ts";
