import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSealer } from "../src/crypto/index.ts";
import type { Envelope, EnvelopeProfile } from "../src/envelope/envelope.ts";
import { openEnvelope } from "../src/server/index.ts";
import { PRIVATE_KEY, PUBLIC_KEY } from "./support/keys.ts";

interface Vector {
  readonly profile: EnvelopeProfile;
  readonly digits: string;
  /** Hexadecimal; `v1` alone has one. */
  readonly iv?: string;
  readonly text: string;
  readonly envelope: Envelope;
}

const fixture = (name: string): string => join(import.meta.dirname, "fixtures", name);
const vectors = JSON.parse(readFileSync(fixture("golden-envelopes.json"), "utf8")) as Vector[];
const KEY_FILE = fixture("test.private.pem");
const NOW_MS = 1_790_000_000_123;

/** OpenSSL's command, so that neither half of this package vouches for the other. */
function openssl(args: readonly string[], input: Buffer | string = ""): Buffer {
  return execFileSync("openssl", args, { input, stdio: ["pipe", "pipe", "pipe"] });
}

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "envelope-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens an envelope by three commands, as docs would tell an administrator to. */
function openByCommand({ data, wesdom, time, sign }: Envelope, profile: EnvelopeProfile): unknown {
  const wrapped = join(folder, "wesdom");
  writeFileSync(wrapped, Buffer.from(wesdom, "base64"));
  const padding =
    profile === "v1"
      ? ["rsa_padding_mode:oaep", "rsa_oaep_md:sha256", "rsa_mgf1_md:sha256"]
      : ["rsa_padding_mode:pkcs1"];
  const digits = openssl([
    "pkeyutl",
    "-decrypt",
    "-inkey",
    KEY_FILE,
    "-in",
    wrapped,
    ...padding.flatMap((option) => ["-pkeyopt", option]),
  ]).toString();
  const key = Buffer.from(digits).toString("hex");
  const bytes = Buffer.from(data, "base64");
  const fields = `data=${data}&time=${time}&wesdom=${wesdom}`;
  const isV1 = profile === "v1";
  const digest = isV1
    ? openssl(["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${key}`], fields)
    : openssl(["dgst", "-md5"], `${fields}&key=${digits}`);
  expect(digest.toString().trim().split(" ").at(-1)).toBe(sign);
  const text = isV1
    ? openssl(
        ["enc", "-d", "-aes-128-cbc", "-K", key, "-iv", bytes.subarray(0, 16).toString("hex")],
        bytes.subarray(16),
      )
    : openssl(["enc", "-d", "-aes-128-ecb", "-K", key], bytes);
  return JSON.parse(text.toString());
}

/** Randomness that gives a known key and a known vector, and no other. */
function knownRandom({ digits, iv = "" }: Vector): (bytes: number) => Uint8Array {
  const answers = [Buffer.from(digits.split("").map(Number)), Buffer.from(iv, "hex")];
  return (bytes) => {
    const answer = answers.shift();
    if (answer?.length !== bytes) throw new Error(`${bytes} bytes were not expected here.`);
    return answer;
  };
}

describe.each(vectors)("the golden envelope of profile $profile", (vector) => {
  const { profile, text, envelope } = vector;

  it("is opened by the server", () => {
    expect(openEnvelope(envelope, PRIVATE_KEY, { profile })).toEqual({
      ok: true,
      event: JSON.parse(text),
      time: NOW_MS,
      sign: envelope.sign,
    });
  });

  it("is opened by the openssl command", () => {
    expect(openByCommand(envelope, profile)).toEqual(JSON.parse(text));
  });

  it("has the data that the browser seals with the same key and vector @R3.11 @R7.54", () => {
    const sealer = createSealer({ publicKey: PUBLIC_KEY, profile, random: knownRandom(vector) });
    // As a page that hides: with the key that lies ready since the sealer was made.
    const sealed = sealer.seal(text, NOW_MS, true);
    expect(sealed.data).toBe(envelope.data);
    expect(sealed.time).toBe(envelope.time);
    // RSA pads at random, so `wesdom` differs, and `sign` with it.
    expect(openByCommand(sealed, profile)).toEqual(JSON.parse(text));
  });
});
