import { createDecipheriv, pbkdf2Sync } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { largestHouseholdFile } from "#sync/files/household-file.ts";
import {
  type Bytes,
  gunzip,
  gzip,
  headerBytes,
  isBackup,
  openBackup,
  type SealOptions,
  sealBackup,
} from "./encrypted-backup.ts";

const passphrase = "seven calm otters";
const text = '{"format":"weekfold-household","name":"Maya & Tom 🌙 é"}';

/** Uses the fewest allowed iterations, which keeps the tests fast. */
async function sealed(words = text, options: SealOptions = {}): Promise<Bytes> {
  const made = await sealBackup(words, passphrase, { iterations: 100_000, ...options });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

function changed(bytes: Bytes, at: number, byte: number): Bytes {
  const copy = bytes.slice();
  copy[at] = byte;
  return copy;
}

describe("a file that is no valid backup", () => {
  it("is reported as truncated wherever it ends", async () => {
    const bytes = await sealed();
    for (let length = 0; length < bytes.length; length++) {
      expect(await openBackup(bytes.slice(0, length), passphrase)).toEqual({ ok: false, problem: "truncated" });
    }
  });

  it("is reported with the exact problem", async () => {
    const bytes = await sealed();
    const problems: [Bytes, string][] = [
      [new TextEncoder().encode(text), "not-ours"],
      [new TextEncoder().encode("PK"), "not-ours"],
      [changed(bytes, 0, 0), "not-ours"],
      [changed(bytes, 8, 2), "newer-edition"],
      [changed(bytes, 8, 2).slice(0, 9), "newer-edition"],
      [changed(bytes, 8, 0), "damaged"],
      [changed(bytes, 9, 2), "damaged"],
      [Uint8Array.from([...bytes, 0]), "damaged"],
    ];
    for (const [given, problem] of problems) {
      expect(await openBackup(given, passphrase)).toEqual({ ok: false, problem });
    }
  });

  it("is refused with too few or too many iterations", async () => {
    const bytes = await sealed();
    const derive = vi.spyOn(crypto.subtle, "deriveKey");
    for (const iterations of [0, 99_999, 10_000_001, 4_294_967_295]) {
      const tampered = bytes.slice();
      new DataView(tampered.buffer).setUint32(10, iterations);
      expect(await openBackup(tampered, passphrase)).toEqual({ ok: false, problem: "damaged" });
    }
    expect(derive).not.toHaveBeenCalled();
    derive.mockRestore();
  });
});

describe("encrypted backup", () => {
  afterEach(() => vi.unstubAllGlobals());

  describe("an encrypted backup", () => {
    it.each([true, false])("[FI13] opens with its passphrase (gzipped: %s)", async (gzipped) => {
      const long = text.repeat(1_000);
      const bytes = await sealed(long, { gzipped });
      expect(await openBackup(bytes, passphrase)).toEqual({ ok: true, value: long });
      expect(bytes.length < long.length / 10).toBe(gzipped);
      expect(isBackup(bytes)).toBe(true);
    });

    it("[FI13] uses 600 000 iterations and gzip, and no two are alike", async () => {
      const [one, two] = await Promise.all([sealBackup(text, passphrase), sealBackup(text, passphrase)]);
      if (!one.ok || !two.ok) throw new Error("not sealed");
      expect(new DataView(one.value.buffer).getUint32(10)).toBe(600_000);
      expect(one.value[9]).toBe(1);
      expect(one.value.subarray(14, 42)).not.toEqual(two.value.subarray(14, 42));
      expect(await openBackup(one.value, passphrase)).toEqual({ ok: true, value: text });
    });

    it("[FI13] opens however the passphrase's accents were typed", async () => {
      const made = await sealBackup(text, "caf\u00e9 at nine", { iterations: 100_000 });
      expect(made.ok && (await openBackup(made.value, "cafe\u0301 at nine"))).toEqual({ ok: true, value: text });
    });

    it("[FI13] can be decrypted by other means that follow the documented format", async () => {
      const bytes = Buffer.from(await sealed());
      const key = pbkdf2Sync(passphrase, bytes.subarray(14, 30), bytes.readUInt32BE(10), 32, "sha256");
      const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(30, 42));
      cipher.setAAD(bytes.subarray(0, 46)).setAuthTag(bytes.subarray(-16));
      const content = Buffer.concat([cipher.update(bytes.subarray(46, -16)), cipher.final()]);
      expect(bytes.toString("latin1", 0, 8)).toBe("WEEKFOLD");
      expect(bytes.readUInt32BE(42)).toBe(content.length + 16);
      expect(gunzipSync(content).toString()).toBe(text);
    });

    it("[FI13] asks for a passphrase of ten characters", async () => {
      expect(await sealBackup(text, "nine char")).toEqual({ ok: false, problem: "passphrase-too-short" });
      expect(await sealBackup(text, "🌙🌙🌙🌙🌙")).toEqual({ ok: false, problem: "passphrase-too-short" });
      expect((await sealBackup(text, "ten chars!", { iterations: 100_000 })).ok).toBe(true);
    });

    it("[FI14] does not open with another passphrase, and does not claim to know which is wrong", async () => {
      const bytes = await sealed();
      for (const wrong of ["", "seven calm otter", "Seven calm otters", "seven calm otters "]) {
        expect(await openBackup(bytes, wrong)).toEqual({ ok: false, problem: "wrong-passphrase-or-changed" });
      }
    });

    it("[FI14] is refused when any single byte is changed", async () => {
      const bytes = await sealed("{}");
      const opened = await Promise.all(
        [...bytes.keys()].map(async (at) => (await openBackup(changed(bytes, at, bytes[at]! ^ 1), passphrase)).ok),
      );
      expect(opened.length).toBe(bytes.length);
      expect(opened).not.toContain(true);
    });

    it("[FI14] is refused when its header was changed after encryption", async () => {
      const bytes = await sealed();
      const moreIterations = bytes.slice();
      new DataView(moreIterations.buffer).setUint32(10, 100_001);
      for (const tampered of [moreIterations, changed(bytes, 9, 0), changed(bytes, 14, bytes[14]! ^ 255)]) {
        expect(await openBackup(tampered, passphrase)).toEqual({ ok: false, problem: "wrong-passphrase-or-changed" });
      }
    });
  });

  describe("the limits of a backup", () => {
    it("opening stops at the size limit, compressed or not", async () => {
      for (const gzipped of [true, false]) {
        const bytes = await sealed("x".repeat(1_000), { gzipped });
        expect((await openBackup(bytes, passphrase, 1_000)).ok).toBe(true);
        expect(await openBackup(bytes, passphrase, 999)).toEqual({ ok: false, problem: "too-large" });
      }
    });

    it("a page that may not encrypt says so", async () => {
      const bytes = await sealed();
      vi.stubGlobal("crypto", {});
      expect(await sealBackup(text, passphrase)).toEqual({ ok: false, problem: "no-encryption-here" });
      expect(await openBackup(bytes, passphrase)).toEqual({ ok: false, problem: "no-encryption-here" });
    });

    it("a browser without gzip says so, and writes files that it can open", async () => {
      const packed = await sealed();
      vi.stubGlobal("CompressionStream", undefined);
      const plain = await sealed();
      expect(await openBackup(packed, passphrase)).toEqual({ ok: false, problem: "no-unpacking-here" });
      expect(await openBackup(plain, passphrase)).toEqual({ ok: true, value: text });
      expect(plain.length).toBe(headerBytes + new TextEncoder().encode(text).length + 16);
    });
  });
});

/** A small file that unpacks to as many zeros as it likes. */
const bomb = (megabytes: number): Bytes =>
  new Uint8Array(gzipSync(new Uint8Array(megabytes * 1_048_576), { level: 1 }));

it("decompression of a zip bomb stops at 256 MB", async () => {
  const packed = bomb(257);
  expect(packed.length).toBeLessThan(2_000_000);
  expect(await gunzip(packed, largestHouseholdFile)).toEqual({ ok: false, problem: "too-large" });
});

it("decompression stops where the limit is exceeded, not at the end", async () => {
  const packed = bomb(64);
  const before = process.memoryUsage().arrayBuffers;
  expect(await gunzip(packed, 1_000_000)).toEqual({ ok: false, problem: "too-large" });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1_048_576);
});

it("invalid gzip data is damaged", async () => {
  const packed = await gzip(new TextEncoder().encode("calm".repeat(100)));
  expect(await gunzip(packed.slice(0, -9), 1_000)).toEqual({ ok: false, problem: "damaged" });
  expect(await gunzip(new TextEncoder().encode("no gzip at all"), 1_000)).toEqual({ ok: false, problem: "damaged" });
});
