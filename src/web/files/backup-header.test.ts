import { describe, expect, it, vi } from "vitest";
import { changed, passphrase, sealed, text } from "./backup.fixture.ts";
import type { Bytes } from "./backup-header.ts";
import { openBackup } from "./encrypted-backup.ts";

describe("what is no sound backup", () => {
  it("[FI15] is told as cut wherever it ends", async () => {
    const bytes = await sealed();
    for (let length = 0; length < bytes.length; length++) {
      expect(await openBackup(bytes.slice(0, length), passphrase)).toEqual({ ok: false, problem: "truncated" });
    }
  });

  it("[FI15] is named for what it is", async () => {
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

  it("[FI16] asks for no less and no more work than is sensible", async () => {
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
