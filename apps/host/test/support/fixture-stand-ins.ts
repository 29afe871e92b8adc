import { SCRIPT_HASHES_HEADER, type StandInsBuild } from "@wesdom/site-runtime";
import { INLINE_HASH, INLINE_SCRIPT } from "./fixture-release.ts";

/** Stand-ins that show what they were handed. */
export const fixtureStandIns: StandInsBuild = {
  async answer(request, context) {
    const { method, url, headers } = request;
    const { framed, forwardedHeaders = {}, centreSecret } = context;
    if (framed) return page(`${framed.status} ${framed.path} ${url} ${framed.html ?? ""}`, framed.status);
    switch (new URL(url).pathname) {
      case "/chat": {
        const text = method === "POST" ? await request.text() : "chat";
        return page(text, text.endsWith("wrong") ? 422 : 200);
      }
      case "/centre":
        return page(JSON.stringify([url, ...headers.values(), forwardedHeaders, centreSecret]), 503);
      case "/centre/text.pdf":
        return new Response("%PDF-1.7", {
          headers: { "content-type": "application/pdf", "content-disposition": "inline" },
        });
      case "/centre/out":
        return new Response(null, {
          status: 303,
          headers: [
            ["location", "/centre"],
            ["set-cookie", "a=1"],
            ["set-cookie", "b=2"],
          ],
        });
      case "/centre/nothing":
        return new Response(null, { status: 404 });
      case "/centre/broken":
        return new Response(null, { status: 500, headers: { "referrer-policy": "strict-origin" } });
      default:
        return null;
    }
  },
};

function page(text: string, status: number): Response {
  return new Response(`<!DOCTYPE html><title>${text}</title><script>${INLINE_SCRIPT}</script>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", [SCRIPT_HASHES_HEADER]: INLINE_HASH },
  });
}
