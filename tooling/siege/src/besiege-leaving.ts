import { sendBystander, type BystanderFigures } from "./bystander.ts";
import { loopbackUrl, openConnection, PHONE, type Target } from "./target.ts";

/** Answers that are worth leaving: pages, pictures, documents and calls of every size. */
const PATHS = [
  "/m/zh-cn",
  "/m/en-us/case",
  "/m/jp/article",
  "/api/media/documents/zh-privacy_policy.pdf",
  "/api/media/documents/ja-user_agreement.pdf",
  "/api/information/article/page.do?pageNum=1&pageSize=20",
  "/m/_cn/builds/latest.json",
];

/** Visitors who leave at the same time, and the longest that one stays, milliseconds. */
const AT_ONCE = 20;
const LONGEST_STAY_MS = 120;

/** What is done to a target. */
export interface LeavingSiege extends Target {
  readonly visitors: number;
}

/** Visitors who leave in the middle of an answer, or stop reading it, at moments that differ by a millisecond. */
export async function besiegeByLeaving(
  siege: LeavingSiege,
): Promise<{ readonly bystander: BystanderFigures }> {
  const url = loopbackUrl(siege.origin);
  const host = siege.host ?? url.host;
  const visit = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = openConnection(url);
      socket.on("error", () => undefined);
      socket.on("close", () => resolve());
      const path = PATHS[index % PATHS.length] ?? "/";
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${PHONE}\r\n\r\n`);
      socket.on("data", () => {
        if (index % 3 === 0) socket.destroy();
        else if (index % 3 === 1) socket.pause();
      });
      setTimeout(() => socket.destroy(), 1 + ((index * 13) % LONGEST_STAY_MS));
    });
  const bystander = sendBystander(siege);
  for (let index = 0; index < siege.visitors; index += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => visit(index + place)));
  return { bystander: await bystander.leave() };
}
