/** Words of a block, and of the hash. */
const BLOCK_WORDS = 16;
const ROUNDS = 64;

/** Longest text of one block, characters of ASCII: the rest is for its end mark and its length. */
const MOST_CHARS = 55;

/** Prime numbers, one a round. */
const PRIMES: readonly number[] = [...Array(312).keys()]
  .slice(2)
  .filter((number, _, all) => all.every((other) => other >= number || number % other !== 0));

/** The hash's constants: the first bits behind the point of the primes' cube roots, and of the first ones' square roots. */
const ROUND_WORDS = Int32Array.from(PRIMES, (prime) => bitsBehindPoint(Math.cbrt(prime)));
const START = startWords();
const schedule = new Int32Array(ROUNDS);

/**
 * The first 32 bits of the SHA-256 of a short text. The browser's own hashes want a secure page, which a test server on
 * the local network is not, and a promise for each text, which costs more than the hash.
 *
 * @param text - At most 55 characters of ASCII.
 * @returns A signed integer of 32 bits.
 * @see FIPS 180-4
 */
export function firstHashWord(text: string): number {
  if (text.length > MOST_CHARS)
    throw new Error(`A text of ${text.length} characters is longer than a block.`);
  const words = schedule.fill(0, 0, BLOCK_WORDS);
  for (let index = 0; index <= text.length; index += 1) {
    const byte = index < text.length ? text.charCodeAt(index) : 0x80;
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - 8 * (index & 3)));
  }
  words[BLOCK_WORDS - 1] = text.length * 8;
  for (let index = BLOCK_WORDS; index < ROUNDS; index += 1) {
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second;
  }
  let [a, b, c, d] = [START[0], START[1], START[2], START[3]];
  let [e, f, g, h] = [START[4], START[5], START[6], START[7]];
  for (let index = 0; index < ROUNDS; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        choice +
        (ROUND_WORDS[index] ?? 0) +
        (words[index] ?? 0)) |
      0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return (a + START[0]) | 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

type StartWords = readonly [number, number, number, number, number, number, number, number];

function startWords(): StartWords {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = PRIMES.map((prime) =>
    bitsBehindPoint(Math.sqrt(prime)),
  );
  return [a, b, c, d, e, f, g, h];
}

function bitsBehindPoint(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}
