import type { AnyRouter } from "@tanstack/react-router";
import { recordAttention } from "@wesdom/site-runtime/attention";
import { AttentionRings } from "@wesdom/ui-kit/attention-rings";
import { hydrateRoot } from "react-dom/client";
import { attentionFigure, type AttentionTexts } from "./attentionFigure.ts";

/** What the visitor has given stands above these lines of the footer. */
const LEGAL_LINES = ".el-footer > .el-footer-legal";

/**
 * Records from here on what the visitor gives, and says so in the footer. It takes its place while that is out of view,
 * so that nothing is seen to move, and what it says is as of the moment when it comes into view. Once a document.
 */
export function showAttention(router: AnyRouter, texts: AttentionTexts): void {
  const read = recordAttention(router);
  const host = document.createElement("div");
  // The sites carry the half of React that hydrates: an element without content is one with nothing to draw. That it may
  // be drawn into before React has looked at it is no fault.
  const root = hydrateRoot(host, null, { onRecoverableError: () => undefined });
  const draw = (waiting: boolean): void => {
    const given = read();
    root.render(
      <AttentionRings
        {...texts}
        figure={attentionFigure(given, texts)}
        pages={given.pages}
        waiting={waiting}
      />,
    );
  };
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target === host) {
        if (isIntersecting) draw(false);
      } else if (!isIntersecting) {
        views.unobserve(target);
        // Drawn, and below the window still: nothing that is seen may move. Else it is told of again.
        if (host.firstChild && target.getBoundingClientRect().top > innerHeight) target.before(host);
        else if (target.isConnected) views.observe(target);
      }
    }
  });
  const page = document.documentElement;
  // A page without a footer takes it away; the next one has another.
  const place = (): void => {
    // What React has still to find as it was sent must not be added to.
    const lines = page.dataset["hydrated"] && document.querySelector(LEGAL_LINES);
    if (!lines || lines.previousElementSibling === host) return;
    draw(true);
    views.observe(lines);
  };
  views.observe(host);
  place();
  new MutationObserver(place).observe(page, { attributes: true });
  router.subscribe("onRendered", place);
}
