import { createHash } from "node:crypto";
import type { Context } from "hono";

/** A file held in memory with its compressed forms. The whole site is a few megabytes. */
export interface ServedFile {
  type: string;
  cacheControl: string;
  etag: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export const etagOf = (body: Buffer): string => createHash("sha256").update(body).digest("base64url").slice(0, 20);

/** Answers with the smallest form the client takes, or 304 when it has that form already. */
export function answerFile(c: Context, file: ServedFile): Response {
  const encoding = chooseEncoding(c.req.header("accept-encoding") ?? "", file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("etag", etag);
  c.header("cache-control", file.cacheControl);
  c.header("vary", "accept-encoding");
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("content-type", file.type);
  if (encoding) c.header("content-encoding", encoding);
  const body = (encoding && file[encoding]) || file.body;
  c.header("content-length", String(body.byteLength));
  return c.body(new Uint8Array(body));
}

function chooseEncoding(accepted: string, file: ServedFile): "br" | "gzip" | null {
  const weights = new Map(accepted.split(",").map(weightOf));
  const takes = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (file.br && takes("br")) return "br";
  return file.gzip && takes("gzip") ? "gzip" : null;
}

function weightOf(part: string): [string, number] {
  const [coding, q] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*q\s*=\s*/);
  return [coding!, Number(q ?? 1)];
}

function matches(header: string | undefined, etag: string): boolean {
  const known = header?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known?.some((tag) => tag === etag || tag === "*") ?? false;
}
