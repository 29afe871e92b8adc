import { attackPuzzles } from "../test/attacks/attackPuzzles.ts";

const USAGE = `Usage: node bench/slider.ts [count] [seed]

Lets the solvers of test/attacks try puzzles (default 1000) and prints how many each solved.`;

const [count = "1000", seed = "bench"] = process.argv.slice(2);
if (/^[1-9]\d*$/.test(count)) {
  for (const [name, solved] of await attackPuzzles(Number(count), seed)) {
    console.info(`${name.padEnd(36)} ${((solved / Number(count)) * 100).toFixed(1).padStart(5)} %`);
  }
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
