import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Config, type Environment, isBad, readConfig } from "./config.ts";
import { pagePattern } from "./http/not-pages.ts";
import { headersFor } from "./http/security-headers.ts";
import { type BuiltPage, readSite, type ServedFile, type Site } from "./http/site.ts";

type Headers = Readonly<Record<string, string>>;

const always = { "cache-control": "no-cache" };
/** File names with a content hash never change. */
const immutable = { "cache-control": "public, max-age=31536000, immutable" };

/** The configuration of Firebase Hosting: the same headers and pages as our own server. */
function firebaseJson(headers: Headers): string {
  const listed = (values: Headers) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const hosting = {
    public: "public",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: "**", headers: listed({ ...headers, ...always }) },
      { source: "/assets/**", headers: listed(immutable) },
    ],
    rewrites: [
      { source: "/l/**", destination: "/l.html" },
      // A missing file is a real 404: HTML would break chunks.
      { regex: pagePattern(), destination: "/shell.html" },
    ],
  };
  const firestore = { rules: "firestore.rules", indexes: "firestore.indexes.json" };
  return `${JSON.stringify({ firestore, hosting }, null, 2)}\n`;
}

/** The headers for hosts that read a `_headers` file. Those hosts revalidate pages by default. */
function headersFile(headers: Headers): string {
  const part = (path: string, values: Headers) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${part("/*", headers)}\n${part("/assets/*", immutable)}\n`;
}

interface HostedParts {
  site: Site;
  /** In their original case: a static host is case-sensitive. */
  paths: readonly string[];
  config: Config;
  /** Rules and indexes of the database, by file name. */
  beside: ReadonlyMap<string, Buffer>;
}

/** Everything that an operator uploads, by its name in the folder. */
function hostedFiles({ site, paths, config, beside }: HostedParts): Map<string, Buffer> {
  const headers = headersFor(config, site.scriptHashes);
  const page = (path: string) => site.pages.get(path.toLowerCase());
  const shell = site.shell!.body;
  return new Map([
    ...[...site.files].map(([path, { body }]) => inPublic(path, body)),
    ...paths.flatMap((path) => asFile(path, page(path))),
    inPublic("/shell.html", shell),
    // Served for paths without a file: the app routes by itself.
    inPublic("/404.html", shell),
    inPublic("/_headers", Buffer.from(headersFile(headers))),
    ...beside,
    ["firebase.json", Buffer.from(firebaseJson(headers))],
  ]);
}

const inPublic = (path: string, body: Buffer): [string, Buffer] => [`public${path}`, body];

const asFile = (path: string, page: ServedFile | undefined): [string, Buffer][] =>
  page ? [inPublic(path === "/" ? "/index.html" : `${path}.html`, page.body)] : [];

interface HostedCommand {
  env: Environment;
  args: readonly string[];
  /** The build, and the folder with the database rules. */
  dist: string;
  rules: string;
  say(line: string): void;
}

/** `npm run build:hosted`: writes the files for a static host and the database rules. Returns the exit code. */
export function hostedCommand({ env, args, dist, rules, say }: HostedCommand): number {
  const config = hostedConfig(env);
  if (typeof config === "string") return refuse(say, config);
  const folder = resolve(args[0] ?? join(dist, "hosted"));
  if (!isWritable(folder))
    return refuse(say, `${folder} holds other files. Name a folder that is empty or not there yet.`);
  const { paths, site } = built(dist, config);
  rmSync(join(folder, "public"), { recursive: true, force: true });
  const files = hostedFiles({ site, paths, config, beside: rulesIn(rules) });
  for (const [name, body] of files) write(join(folder, name), body);
  say(`Weekfold for ${config.publicUrl} is in ${folder}: ${files.size} files.`);
  return 0;
}

/** Without PUBLIC_URL, uses the address that Firebase gives every project. */
function hostedConfig(env: Environment): Config | string {
  if (!env.FIREBASE_CONFIG) return "FIREBASE_CONFIG is not set. It takes the configuration of a Firebase web app.";
  const config = readConfig(env);
  if (isBad(config)) return config.message;
  return env.PUBLIC_URL ? config : { ...config, publicUrl: `https://${config.firebase!.projectId}.web.app` };
}

function refuse(say: (line: string) => void, why: string): number {
  say(why);
  return 1;
}

/** Missing, empty, or written by an earlier run. */
const isWritable = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, "public", "build.json"));

function built(dist: string, config: Config) {
  const pages = JSON.parse(readFileSync(join(dist, "pages.json"), "utf8")) as BuiltPage[];
  return { paths: [...new Set(pages.map(({ path }) => path))], site: readSite(dist, config) };
}

const rulesIn = (folder: string): Map<string, Buffer> =>
  new Map(["firestore.rules", "firestore.indexes.json"].map((name) => [name, readFileSync(join(folder, name))]));

function write(path: string, body: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}
