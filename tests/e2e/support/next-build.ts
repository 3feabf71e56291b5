import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A second build as a deploy would bring it: the same product, but every screen's file under a new name, and a new id.
 * Kept below the project, so that the server finds its packages.
 */
export function makeNextBuild(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync("dist", folder, { recursive: true });
  const assets = join(folder, "public", "assets");
  const screens = readdirSync(assets).filter((name) => /^(about|privacy|dashboard)-[\w-]+\.js(\.br|\.gz)?$/.test(name));
  for (const name of screens) renameSync(join(assets, name), join(assets, rename(name)));
  for (const file of ["pages", "public"].flatMap((part) => textsIn(join(folder, part)))) rewrite(file, screens);
  return folder;
}

const rename = (name: string) => name.replace(/^(\w+)-/, "$1-next-");

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(html|json|js)$/.test(name))
    .map((name) => join(folder, name));

function rewrite(file: string, screens: readonly string[]) {
  const { build } = JSON.parse(readFileSync(join("dist", "public", "build.json"), "utf8")) as { build: string };
  let text = readFileSync(file, "utf8").replaceAll(build, `next${build.slice(4)}`);
  for (const name of screens) text = text.replaceAll(name, rename(name));
  writeFileSync(file, text);
  rmSync(`${file}.br`, { force: true });
  rmSync(`${file}.gz`, { force: true });
}
