import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compresses once, at build, with all the effort that no visitor should wait for. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const body = readFileSync(path);
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(body, best));
  writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}
