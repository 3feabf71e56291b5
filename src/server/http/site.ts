import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Config } from "../config.ts";
import { etagOf, type ServedFile } from "./served-file.ts";
import { type BuiltPage, fillIn, fits, robots, sitemap } from "./site-texts.ts";
import { textFile, typeOf } from "./text-file.ts";

/** The built web app as the server holds it: files by path, pages by plain path, and the shell for all other pages. */
export interface Site {
  files: ReadonlyMap<string, ServedFile>;
  pages: ReadonlyMap<string, ServedFile>;
  shell: ServedFile | null;
  scriptHashes: readonly string[];
}

export const emptySite: Site = { files: new Map(), pages: new Map(), shell: null, scriptHashes: [] };

/** Reads the build once. Addresses and what pages may know of the configuration are filled in here, at start. */
export function readSite(dist: string, config: Config): Site {
  const built = JSON.parse(readFileSync(join(dist, "pages.json"), "utf8")) as BuiltPage[];
  const filled = (file: string) => fillIn(readFileSync(join(dist, "pages", file), "utf8"), config);
  const page = (file: string) => textFile(filled(file), ".html");
  const files = readFiles(join(dist, "public"));
  files.set("/robots.txt", textFile(robots(config), ".txt"));
  files.set("/publications/feed.xml", textFile(filled("feed.xml"), ".atom"));
  files.set("/sitemap.xml", textFile(sitemap(built, config), ".xml"));
  const fitting = built.filter((page) => fits(page, config));
  const pages = new Map(fitting.map(({ path, file }) => [path.toLowerCase(), page(file)]));
  const shell = page("shell.html");
  return { files, pages, shell, scriptHashes: inlineScriptHashes([shell, ...pages.values()]) };
}

function readFiles(root: string): Map<string, ServedFile> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return new Map(names.map((name) => [`/${name.split(sep).join("/")}`, readFile(root, name)]));
}

function readFile(root: string, name: string): ServedFile {
  const body = readFileSync(join(root, name));
  const br = readIfThere(join(root, `${name}.br`));
  const gzip = readIfThere(join(root, `${name}.gz`));
  const hashed = name.startsWith(`assets${sep}`);
  return {
    type: typeOf(name),
    cacheControl: hashed ? "public, max-age=31536000, immutable" : "no-cache",
    etag: etagOf(body),
    body,
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function inlineScriptHashes(pages: readonly ServedFile[]): string[] {
  const scripts = pages.flatMap(({ body }) => [...body.toString().matchAll(/<script>([\s\S]*?)<\/script>/g)]);
  const hash = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;
  return [...new Set(scripts.map(([, code]) => hash(code!)))];
}
