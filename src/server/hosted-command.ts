import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Config, type Environment, isBad, readConfig } from "./config.ts";
import { pagePattern } from "./http/not-pages.ts";
import { headersFor } from "./http/security-headers.ts";
import { type BuiltPage, readSite, type ServedFile, type Site } from "./http/site.ts";

type Headers = Readonly<Record<string, string>>;

const always = { "cache-control": "no-cache" };
/** Their names change with what is in them. */
const hashed = { "cache-control": "public, max-age=31536000, immutable" };

/** What Firebase Hosting is told: the same headers and the same pages as our own server gives. */
function firebaseJson(headers: Headers): string {
  const listed = (given: Headers) => Object.entries(given).map(([key, value]) => ({ key, value }));
  const hosting = {
    ...{ public: "public", cleanUrls: true, trailingSlash: false },
    headers: [
      { source: "**", headers: listed({ ...headers, ...always }) },
      { source: "/assets/**", headers: listed(hashed) },
    ],
    rewrites: [
      { source: "/l/**", destination: "/l.html" },
      // A missing file is a real 404: HTML in its place breaks chunks.
      { regex: pagePattern(), destination: "/shell.html" },
    ],
  };
  const firestore = { rules: "firestore.rules", indexes: "firestore.indexes.json" };
  return `${JSON.stringify({ firestore, hosting }, null, 2)}\n`;
}

/** The same for hosts that read their headers from a file among the pages. They ask for pages anew by themselves. */
function headersFile(headers: Headers): string {
  const part = (path: string, given: Headers) =>
    [path, ...Object.entries(given).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${part("/*", headers)}\n${part("/assets/*", hashed)}\n`;
}

interface HostedParts {
  site: Site;
  /** As they are spelled: a static host tells large letters from small ones. */
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
    // What a host answers for an address that it has no file for: the app looks at the address by itself.
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
  /** The build that is made into a folder, and the project's own folder with the database's rules. */
  dist: string;
  rules: string;
  say(line: string): void;
}

/** `npm run build:hosted`: writes what a static host serves, with what its database is told. Answers the exit code. */
export function hostedCommand({ env, args, dist, rules, say }: HostedCommand): number {
  const config = hostedConfig(env);
  if (typeof config === "string") return refuse(say, config);
  const folder = resolve(args[0] ?? join(dist, "hosted"));
  if (!isOurs(folder)) return refuse(say, `${folder} holds other files. Name a folder that is empty or not there yet.`);
  const { paths, site } = built(dist, config);
  rmSync(join(folder, "public"), { recursive: true, force: true });
  const files = hostedFiles({ site, paths, config, beside: rulesIn(rules) });
  for (const [name, body] of files) write(join(folder, name), body);
  say(`Weekfold for ${config.publicUrl} is in ${folder}: ${files.size} files.`);
  return 0;
}

/** Without an address of its own, the one that Firebase gives every project. */
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

/** New, empty, or written by an earlier run. */
const isOurs = (folder: string): boolean =>
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
