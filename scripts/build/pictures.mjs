import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cardSvg } from "./card-svg.mjs";
import { inDist, root } from "./folders.mjs";

const folder = () => inDist("public", "assets");

/** The sharing pictures of the build before, by file name. Read before its folder goes. */
export function earlierPictures() {
  const names = existsSync(folder()) ? readdirSync(folder()).filter((name) => /^card-.*\.png$/.test(name)) : [];
  return new Map(names.map((name) => [name, readFileSync(join(folder(), name))]));
}

/**
 * Writes one picture for each card and answers with their addresses by page. A file is named by what it shows, so one
 * that is there already is right and is not drawn again.
 */
export async function drawPictures(cards, earlier) {
  const files = cards.map((card) => ({ path: card.path, ...fileOf(card) }));
  const missing = files.filter(({ file }) => !earlier.has(file));
  const draw = missing.length > 0 ? await painter() : null;
  mkdirSync(folder(), { recursive: true });
  for (const { file, svg } of files) writeFileSync(join(folder(), file), earlier.get(file) ?? draw(svg));
  return Object.fromEntries(files.map(({ path, file }) => [path, `/assets/${file}`]));
}

function fileOf(card) {
  const svg = cardSvg(card);
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { svg, file: `card-${card.name}-${hash}.png` };
}

/** Loaded only when there is something to draw. */
async function painter() {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fontBuffers = ["besley", "instrument-sans"].map((font) =>
    readFileSync(join(root, `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)),
  );
  return (svg) => new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } }).render().asPng();
}
