import { request } from "node:http";
import { join } from "node:path";

/**
 * Asks the running API on the socket in its data folder, as its own commands ask it: those would be started anew for each
 * question.
 */
export function askApi<Answer>(dataDir: string, command: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: join(dataDir, "api.sock"), method: "POST" }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(JSON.parse(text) as Answer);
        else reject(new Error(`${command["name"]}: ${text}`));
      });
    });
    asked.on("error", reject);
    asked.end(JSON.stringify(command));
  });
}
