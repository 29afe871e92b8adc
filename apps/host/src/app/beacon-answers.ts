/** The answer to a report, which nobody reads. */
export function emptyAnswer(status: number): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}

/** What a report says, `null` where it is no JSON. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
