import { attackPuzzles } from "./attackPuzzles.ts";

const USAGE = `Usage: node test/attacks/run.ts [count] [seed]

Lets every solver of this folder try puzzles (default 1000) and prints how many each solved.`;

const [count = "1000", seed = "bench"] = process.argv.slice(2);
if (/^[1-9]\d*$/.test(count)) {
  for (const [name, solved] of await attackPuzzles(Number(count), seed)) {
    const share = ((solved / Number(count)) * 100).toFixed(1);
    process.stdout.write(`${name.padEnd(36)} ${share.padStart(5)} %\n`);
  }
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
}
