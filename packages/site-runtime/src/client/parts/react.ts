// A part of the runtime that is evaluated in a task of its own; tree-shaking keeps what the page uses of it.
export { hydrateRoot } from "react-dom/client";
