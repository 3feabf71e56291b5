import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Config, type Environment, isBad, readConfig } from "../config.ts";
import { readSite } from "../http/site.ts";
import type { BuiltPage } from "../http/site-texts.ts";
import { hostedFiles } from "./hosted-files.ts";

export interface HostedCommand {
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
