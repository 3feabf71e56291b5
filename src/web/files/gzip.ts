import { err, ok, type Result } from "#domain/result.ts";
import type { Bytes } from "./encrypted-backup.ts";

/** Older browsers lack it. */
export const canGzip = (): boolean =>
  typeof CompressionStream !== "undefined" && typeof DecompressionStream !== "undefined";

export async function gzip(bytes: Bytes): Promise<Bytes> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Unpacks piece by piece and stops at the limit, so that a small file cannot fill the memory. */
export async function gunzip(bytes: Bytes, mostBytes: number): Promise<Result<Bytes, "damaged" | "too-large">> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const pieces: Bytes[] = [];
  let total = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      total += piece.value.length;
      if (total > mostBytes) return await stopped(reader);
      pieces.push(piece.value as Bytes);
    }
  } catch {
    return err("damaged");
  }
  return ok(joined(pieces, total));
}

async function stopped(reader: ReadableStreamDefaultReader): Promise<Result<Bytes, "too-large">> {
  await reader.cancel();
  return err("too-large");
}

function joined(pieces: readonly Bytes[], total: number): Bytes {
  const whole = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
