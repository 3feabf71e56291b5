import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context } from "hono";
import type { Config } from "../config.ts";
import { isNoPage } from "./not-pages.ts";

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
function answerFile(c: Context, file: ServedFile): Response {
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

/** What the build tells about each page. */
export interface BuiltPage {
  path: string;
  file: string;
  /** The same page as another, with the operator's address; `hosted`: where a Firebase project stands in place of our server. */
  drawnFor: "any" | "address" | "hosted";
  lastModified: string;
  inSitemap: boolean;
}

/** The last that fits is the one to serve. */
const fits = ({ drawnFor }: BuiltPage, { contactEmail, firebase }: Config): boolean =>
  drawnFor === "any" || (contactEmail !== null && (drawnFor === "address" || firebase !== null));

/** What pages may know of the configuration. */
export function siteOf(config: Config): object {
  const { contactEmail, analyticsId, analyticsConsent: consent, firebase, passwordPolicy } = config;
  if (!firebase) return { contactEmail, analyticsId, consent };
  // There is no collector of our own then: without a tag nothing would be measured, so nobody is asked.
  const asked = analyticsId ? consent : "off";
  return { contactEmail, analyticsId, consent: asked, firebase: { ...firebase, passwordPolicy } };
}

/** Addresses, and what pages may know of the configuration, enter the built HTML here. */
export function fillIn(html: string, config: Config): string {
  const site = JSON.stringify(siteOf(config)).replaceAll("<", "\\u003c");
  const address = (config.contactEmail ?? "").replaceAll("&", "&amp;");
  return html
    .replaceAll("%PUBLIC_URL%", config.publicUrl)
    .replaceAll("%CONTACT_EMAIL%", address)
    .replace("%SITE%", () => site);
}

const robots = (config: Config) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${config.publicUrl}/sitemap.xml\n`;

function sitemap(pages: readonly BuiltPage[], config: Config): string {
  const rows = pages
    .filter((page) => page.inSitemap)
    .map(
      ({ path, lastModified }) =>
        `  <url><loc>${config.publicUrl}${path}</loc><lastmod>${lastModified}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("\n")}\n</urlset>\n`;
}

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

/** A file, else a prerendered page, else the app's shell. A missing file is a real 404: HTML in its place breaks chunks. */
export function answerFromSite(c: Context, site: Site): Response | Promise<Response> {
  const path = c.req.path;
  const file = site.files.get(path);
  if (file) return answerFile(c, file);
  const page = isNoPage(path) ? null : pageAt(path, site);
  return page ? answerFile(c, page) : c.notFound();
}

function pageAt(path: string, site: Site) {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, "");
  const defaultLander = /^\/l\/[^/]+$/.test(plain) ? site.pages.get("/l") : undefined;
  return site.pages.get(plain) ?? defaultLander ?? site.shell;
}
