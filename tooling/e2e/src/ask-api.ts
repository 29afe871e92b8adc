import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";

/**
 * Asks the running API on the socket in its data folder, as its own commands ask it: those would be started anew for each
 * question.
 */
export async function askApi<Answer>(
  dataDir: string,
  command: Readonly<Record<string, string>>,
): Promise<Answer> {
  // Whoever does not name the version that runs is told it.
  const { headers } = (await send(dataDir, {})).resume();
  const answer = await send(dataDir, { version: headers["version"], command });
  if (answer.statusCode !== 200) throw new Error(`${command["name"]}: ${await text(answer)}`);
  return (await json(answer)) as Answer;
}

function send(dataDir: string, body: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: join(dataDir, "api.sock"), method: "POST" }, resolve);
    asked.on("error", reject);
    asked.end(JSON.stringify(body));
  });
}
