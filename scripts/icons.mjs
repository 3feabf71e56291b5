/** Draws the PNG icons and the share picture from public/icon.svg: `node scripts/icons.mjs`. The results are committed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "./browser.mjs";
import { root } from "./build/folders.mjs";

const svg = readFileSync(join(root, "public", "icon.svg"), "utf8");
const font = (file) =>
  `data:font/woff2;base64,${readFileSync(join(root, "node_modules/@fontsource-variable", file)).toString("base64")}`;
const besley = font("besley/files/besley-latin-wght-normal.woff2");

const square = svg.replace('rx="14" ', "");
const small = (drawing) => `<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`;
const share = `<style>
@font-face{font-family:B;src:url(${besley});font-weight:400 900}
body{margin:0;width:1200px;height:630px;background:#eff7f3;color:#092725;font:500 76px/84px B;display:flex;align-items:center;gap:72px;padding:0 96px;box-sizing:border-box}
svg{width:240px;flex:none} div{text-wrap:balance}small{display:block;font-size:34px;line-height:48px;color:#3a534f;margin-top:24px}
</style>${svg}<div>Money is easier one week at a time.<small>Weekfold. The weekly money habit for households.</small></div>`;

const pictures = [
  { name: "icon-192.png", width: 192, height: 192, html: small(svg) },
  { name: "icon-512.png", width: 512, height: 512, html: small(svg) },
  { name: "icon-maskable-512.png", width: 512, height: 512, html: small(square) },
  { name: "apple-touch-icon.png", width: 180, height: 180, html: small(square) },
  { name: "share.png", width: 1200, height: 630, html: share },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const { name, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(root, "public", name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
