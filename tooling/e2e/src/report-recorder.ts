import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openReport, type OpenedEvent } from "./open-report.ts";

/** Report calls of both sites, as a browser asks them. */
const REPORT_CALL = /^\/api(?:\/en)?\/common\/data\/report\.do$/;

/** Where pages report errors and how fast they were, and below it browsers what a policy refused. */
const QUALITY_CALL = "/m/_beacon";

const OK = 200;

/** A report that left a browser. */
export interface RecordedReport {
  readonly method: string;
  readonly path: string;
  readonly contentType: string | undefined;
  readonly contentLength: string | undefined;
  /** Tells a report from every other: one that is sent again has it again. */
  readonly sign: string;
  /** How the API answered; 0 as long as it did not. */
  status: number;
  readonly event: Promise<OpenedEvent>;
}

/** A line between browser and product on which every report is written down and opened. */
export interface ReportRecorder {
  /** Where the product is reached through it. */
  readonly origin: string;
  /** Every report that left, in order. */
  readonly reports: readonly RecordedReport[];
  /** Bodies of what pages said about their speed and errors, and browsers about refused parts of them. */
  readonly quality: readonly string[];
  /** What the reports that were taken say, each once, in the order in which they first came. */
  readonly events: () => Promise<OpenedEvent[]>;
  /** The same in short: `page view 600001`, or with a `bizId` behind. */
  readonly lines: () => Promise<string[]>;
  /** Milliseconds of each duration that was taken. */
  readonly durations: () => Promise<number[]>;
  /** Cuts every report's line, or lets them through again. */
  readonly hold: (isHeld: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Records the reports of browsers to the product at `target`. */
export async function recordReports(target: string): Promise<ReportRecorder> {
  const reports: RecordedReport[] = [];
  const quality: string[] = [];
  let isHeld = false;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", target);
    const report = REPORT_CALL.test(url.pathname) ? noteReport(request, url) : undefined;
    if (report) reports.push(report);
    if (url.pathname.startsWith(QUALITY_CALL)) void text(request).then((body) => quality.push(body));
    if (report && isHeld) request.socket.destroy();
    else forward(url, request, response, report);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const events = async (): Promise<OpenedEvent[]> => {
    const taken = reports.filter(({ status }) => status === OK);
    return Promise.all(new Map(taken.map(({ sign, event }) => [sign, event])).values());
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    quality,
    events,
    lines: async () =>
      (await events()).map(({ eventId, objectId, bizId }) => `${eventId} ${objectId} ${bizId}`.trimEnd()),
    durations: async () =>
      (await events()).flatMap(({ countType, countValue }) => (countType === "time" ? [countValue] : [])),
    hold(held) {
      isHeld = held;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function noteReport({ method = "", headers }: IncomingMessage, url: URL): RecordedReport {
  return {
    method,
    path: url.pathname,
    contentType: headers["content-type"],
    contentLength: headers["content-length"],
    sign: url.searchParams.get("sign") ?? "",
    status: 0,
    event: openReport(url.searchParams),
  };
}

function forward(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  report: RecordedReport | undefined,
): void {
  const { method, headers } = request;
  const onward = ask(url, { method, headers }, (answer) => {
    if (report) report.status = answer.statusCode ?? 0;
    response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
