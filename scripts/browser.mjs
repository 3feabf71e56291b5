import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { aptInstall } from "./apt.mjs";

/** Debian's browser without windows comes first: the full one draws a toolbar for every page, which doubles the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const windowsChrome = "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe";

function onPath(name) {
  const finder = process.platform === "win32" ? "where" : "which";
  const { status, stdout } = spawnSync(finder, [name], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n")[0].trim() : null;
}

/** An installed Chromium or Chrome: the one CHROMIUM_PATH names, else the first one found. */
export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  return named || names.map(onPath).find(Boolean) || [macChrome, windowsChrome].find(existsSync) || null;
}

/** Playwright's own download, where no browser is installed. Answers null if that can't be had either. */
export async function downloadedBrowser() {
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", shell: process.platform === "win32" });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** The browser for tests, screenshots and measurements, or a plain message that says what to install. */
export async function findBrowser() {
  const browser = installedBrowser() ?? (await downloadedBrowser()) ?? debianBrowser();
  if (browser) return browser;
  throw new Error(
    "The browser tests need Chromium, and none was found, could be downloaded or could be installed by apt. " +
      "Install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one.",
  );
}

/** Debian's own package, where Playwright's download is out of reach. Older releases have only the full browser. */
function debianBrowser() {
  const isInstalled = aptInstall("chromium-headless-shell") || aptInstall("chromium");
  return isInstalled ? installedBrowser() : null;
}

/** Our own pages only: the browser's background traffic is off, and containers run as root without a sandbox. */
export const browserArgs = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
