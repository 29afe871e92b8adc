// A part of the runtime that is evaluated in a task of its own; tree-shaking keeps what the page uses of it.
export { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
export { hydrate } from "@tanstack/react-router/ssr/client";
