import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { inDist } from "./folders.mjs";

const firstSeen = /(besley|instrument-sans)-latin-wght-normal/;

/** Writes every page's HTML and answers with the build's id. */
export async function writePages({ pages, renderPage, renderShell, documentOf, feed }, client, pictures) {
  const drawn = (await Promise.all(pages.map((page) => draw(page, renderPage)))).flat();
  const shell = { page: { path: null, isPublic: false }, file: "shell.html", body: await renderShell() };
  const build = buildId([client, drawn, pictures]);
  const assets = assetsFor(build, client);
  mkdirSync(inDist("pages"), { recursive: true });
  for (const { page, file, body } of [...drawn, shell]) {
    const html = documentOf({ ...page, body, picture: pictures[page.path], assets: assets(page) });
    writeFileSync(inDist("pages", file), html);
  }
  writeFileSync(inDist("pages", "feed.xml"), feed());
  writeFileSync(inDist("pages.json"), JSON.stringify(drawn.map(listed)));
  writeFileSync(inDist("public", "build.json"), JSON.stringify({ build }));
  return build;
}

const listed = ({ page: { path, isPublic, lastModified }, file, drawnFor }) => ({
  path,
  file,
  drawnFor,
  lastModified,
  inSitemap: isPublic && drawnFor === "any",
});

/** A page that names the operator's address is drawn without, with one, and with one where nothing of ours could take a letter. */
async function draw(page, renderPage) {
  const name = page.path.slice(1).replaceAll("/", "_") || "home";
  const plain = { page, file: `${name}.html`, drawnFor: "any", body: await renderPage(page.path) };
  if (!page.namesAddress) return [plain];
  const withAddress = async (drawnFor) => ({
    page,
    file: `${name}-${drawnFor}.html`,
    drawnFor,
    body: await renderPage(page.path, "%CONTACT_EMAIL%", drawnFor === "hosted"),
  });
  return [plain, await withAddress("address"), await withAddress("hosted")];
}

/** The same sources give the same id, so that a restart makes no tab stale. */
const buildId = (parts) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);

/**
 * A public page starts with its own screen's files, unless it stays as it came. An app page only asks for them early: the loader imports them, and
 * tells what is wrong where one can't be had.
 */
function assetsFor(build, { entry, chunks: screens, pieces, style, roomStyle, fonts }) {
  const chunks = { ...screens, ...pieces };
  const firstFonts = fonts.filter((file) => firstSeen.test(file));
  return ({ screen, isPublic, isStaticHtml }) => {
    const own = (screen && !isStaticHtml ? chunks[screen] : []).filter((file) => !file.endsWith(".css"));
    const styles = isPublic ? [style] : [style, roomStyle];
    const preloads = new Set([...entry.slice(1), ...(isPublic ? own : [])]);
    preloads.delete(entry[0]);
    const early = isPublic ? [] : [...new Set([...entry, ...own])];
    return { build, entry: entry[0], preloads: [...preloads], early, styles, fonts: firstFonts, chunks };
  };
}
