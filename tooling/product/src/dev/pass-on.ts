import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** Has another server of this machine answer a request, as it was asked. */
export function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  const onward = ask({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end("The host is starting. Try again.");
  });
  request.pipe(onward);
}
