import { createHash, randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { findNonce } from "../src/puzzle/findNonce.ts";
import { firstHashWord } from "../src/puzzle/firstHashWord.ts";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

it("hashes as SHA-256 does, up to a whole block", () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = randomBytes(length).toString("hex").slice(0, length);
    expect(firstHashWord(text)).toBe(sha256(text).readInt32BE());
  }
  expect(() => firstHashWord("a".repeat(56))).toThrow("longer than a block");
});

it("finds a number whose hash begins with as many zeros as asked for", async () => {
  const salt = randomBytes(16).toString("base64url");
  const nonce = await findNonce({ salt, bits: 12 }, new AbortController().signal);
  expect(sha256(`${salt}.${nonce}`).readUInt32BE()).toBeLessThan(2 ** 20);
});

it("lets the page go on meanwhile, and ends when the puzzle is replaced", async () => {
  const replaced = new AbortController();
  const work = findNonce({ salt: "endless", bits: 32 }, replaced.signal);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  replaced.abort();
  await expect(work).rejects.toThrow("aborted");
});
