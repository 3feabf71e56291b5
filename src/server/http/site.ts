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

/** A text that is built at start and compressed once; clients revalidate it on each request. */
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

/** A file in memory with its compressed variants. The whole site is a few megabytes. */
export interface ServedFile {
  type: string;
  cacheControl: string;
  etag: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export const etagOf = (body: Buffer): string => createHash("sha256").update(body).digest("base64url").slice(0, 20);

/** Answers with the smallest variant that the client accepts, or 304 if it already has that one. */
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
  const accepts = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (file.br && accepts("br")) return "br";
  return file.gzip && accepts("gzip") ? "gzip" : null;
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

/** What the build records about each page. */
export interface BuiltPage {
  path: string;
  file: string;
  /** A variant of a page: `address` shows the operator's address, `hosted` is for a Firebase project instead of our server. */
  drawnFor: "any" | "address" | "hosted";
  lastModified: string;
  inSitemap: boolean;
}

/** The last matching variant is served. */
const fits = ({ drawnFor }: BuiltPage, { contactEmail, firebase }: Config): boolean =>
  drawnFor === "any" || (contactEmail !== null && (drawnFor === "address" || firebase !== null));

/** The part of the configuration that pages may know. */
export function siteOf(config: Config): object {
  const { contactEmail, analyticsId, analyticsConsent: consent, firebase, passwordPolicy } = config;
  if (!firebase) return { contactEmail, analyticsId, consent };
  // Hosted mode has no collector: without a tag nothing is measured, so nobody is asked for consent.
  const effective = analyticsId ? consent : "off";
  return { contactEmail, analyticsId, consent: effective, firebase: { ...firebase, passwordPolicy } };
}

/** Fills URLs, the contact address and the site configuration into the built HTML. */
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

/** The built web app in memory: files by path, pages by lowercase path, and the shell for all other pages. */
export interface Site {
  files: ReadonlyMap<string, ServedFile>;
  pages: ReadonlyMap<string, ServedFile>;
  shell: ServedFile | null;
  scriptHashes: readonly string[];
}

export const emptySite: Site = { files: new Map(), pages: new Map(), shell: null, scriptHashes: [] };

/** Reads the build once, at start, and fills in the configuration. */
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
  const br = readOptional(join(root, `${name}.br`));
  const gzip = readOptional(join(root, `${name}.gz`));
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

function readOptional(path: string): Buffer | null {
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

/** A file, else a prerendered page, else the app's shell. A missing file is a real 404: HTML would break chunks. */
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
