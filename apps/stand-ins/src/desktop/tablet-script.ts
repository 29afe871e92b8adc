import { isMobileAgent } from "@wesdom/site-runtime/addresses";

// An iPad says it is a Mac; only its touch points tell, and only here. It is let through like any tablet.
const frame = document.querySelector("iframe");
if (frame && isMobileAgent(navigator.userAgent, navigator) && top === self) location.replace(frame.src);
