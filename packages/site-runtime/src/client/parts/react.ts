// React for the browser: a part of the runtime that is loaded first. Its client is evaluated by who needs it.
export { startTransition } from "react";
