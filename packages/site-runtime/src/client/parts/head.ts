// The head manager's browser half: loads when a page is entered, since the first page's head came with it.
export { createHead, renderDOMHead } from "@unhead/react/client";
