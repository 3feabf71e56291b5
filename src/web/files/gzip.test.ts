import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { largestHouseholdFile } from "#sync/files/household-file.ts";
import type { Bytes } from "./encrypted-backup.ts";
import { gunzip, gzip } from "./gzip.ts";

/** A small file that unpacks to as many zeros as it likes. */
const bomb = (megabytes: number): Bytes =>
  new Uint8Array(gzipSync(new Uint8Array(megabytes * 1_048_576), { level: 1 }));

it("[FI17] a small file that unpacks without end is stopped at 256 MB", async () => {
  const packed = bomb(257);
  expect(packed.length).toBeLessThan(2_000_000);
  expect(await gunzip(packed, largestHouseholdFile)).toEqual({ ok: false, problem: "too-large" });
});

it("[FI17] unpacking stops where the limit is passed, not at the end", async () => {
  const packed = bomb(64);
  const before = process.memoryUsage().arrayBuffers;
  expect(await gunzip(packed, 1_000_000)).toEqual({ ok: false, problem: "too-large" });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1_048_576);
});

it("[FI15] what cannot be unpacked is damaged", async () => {
  const packed = await gzip(new TextEncoder().encode("calm".repeat(100)));
  expect(await gunzip(packed.slice(0, -9), 1_000)).toEqual({ ok: false, problem: "damaged" });
  expect(await gunzip(new TextEncoder().encode("no gzip at all"), 1_000)).toEqual({ ok: false, problem: "damaged" });
});
