import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { etagOf, type ServedFile } from "./served-file.ts";

const types: Record<string, string> = {
  ".atom": "application/atom+xml; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

export const typeOf = (name: string): string => types[extname(name)] ?? "application/octet-stream";

/** A text made at start, compressed once and asked for again each time. */
export function textFile(text: string, extension: string): ServedFile {
  const body = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    type: types[extension]!,
    cacheControl: "no-cache",
    etag: etagOf(body),
    body,
    br: brotliCompressSync(body, quality),
    gzip: gzipSync(body, { level: 9 }),
  };
}
