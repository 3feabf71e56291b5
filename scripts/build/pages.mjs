import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { inDist } from "./folders.mjs";

const firstSeen = /(besley|instrument-sans)-latin-wght-normal/;

/** Writes every page's HTML and answers with the build's id. */
export async function writePages({ pages, renderPage, documentOf }, client) {
  const bodies = await Promise.all(pages.map(({ path }) => renderPage(path)));
  const build = buildId([client, bodies]);
  mkdirSync(inDist("pages"), { recursive: true });
  const assets = assetsFor(build, client);
  const listed = pages.map((page, index) => {
    const file = `${page.path.slice(1).replaceAll("/", "_") || "home"}.html`;
    writeFileSync(
      inDist("pages", file),
      documentOf({ ...page, body: bodies[index], assets: assets(page.isPublic ? page.screen : null) }),
    );
    return { path: page.path, file, lastModified: page.lastModified, inSitemap: page.isPublic };
  });
  const shell = documentOf({
    path: null,
    isPublic: false,
    body: '<p class="wrap page loading">Loading...</p>',
    assets: assets(null),
  });
  writeFileSync(inDist("pages", "shell.html"), shell);
  writeFileSync(inDist("pages.json"), JSON.stringify(listed));
  writeFileSync(inDist("public", "build.json"), JSON.stringify({ build }));
  return build;
}

/** The same sources give the same id, so that a restart makes no tab stale. */
const buildId = (parts) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);

/** A public page names its own screen's files at once; an app page lets the loader fetch them. */
function assetsFor(build, { entry, chunks, style, fonts }) {
  const firstFonts = fonts.filter((file) => firstSeen.test(file));
  return (screen) => {
    const preloads = new Set([...entry.slice(1), ...(screen ? chunks[screen] : [])]);
    preloads.delete(entry[0]);
    return { build, entry: entry[0], preloads: [...preloads], style, fonts: firstFonts, chunks };
  };
}
