import { install } from "./install-prompt.ts";

export type Engine = "chromium" | "gecko" | "webkit";

/** How this browser stores a site's data. */
export interface BrowserStorage {
  engine: Engine;
  /** Whether it has agreed not to evict the data; null where it can't be asked, as over plain HTTP. */
  isPersisted: boolean | null;
  /** Whether this page runs as an installed app. */
  isInstalled: boolean;
  /** Null where the browser does not say. */
  freeBytes: number | null;
  /** How this browser installs a page: by a prompt, from a menu, or not at all. */
  installMethod: "prompt" | "home-screen" | "dock" | "menu" | null;
}

/** By features that only one engine has: user agent strings copy each other. */
const detectEngine = (): Engine =>
  "GestureEvent" in window ? "webkit" : "mozInnerScreenX" in window ? "gecko" : "chromium";

const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

function detectInstallMethod(engine: Engine): BrowserStorage["installMethod"] {
  if (install.prompt) return "prompt";
  const isTouch = navigator.maxTouchPoints > 1;
  if (engine === "webkit") return isTouch ? "home-screen" : "dock";
  // Firefox installs on phones only, and without a prompt. Chromium without a prompt can't install now.
  return engine === "gecko" && isTouch && window.isSecureContext ? "menu" : null;
}

/** Not cached: users change it in the browser's settings. */
export async function browserStorage(): Promise<BrowserStorage> {
  const engine = detectEngine();
  const [isPersisted, freeBytes] = await Promise.all([persisted(), readFreeBytes()]);
  return { engine, isPersisted, freeBytes, isInstalled: isStandalone(), installMethod: detectInstallMethod(engine) };
}

const persisted = async (): Promise<boolean | null> => {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.persist) return null;
  return storage.persisted().catch(() => null);
};

async function readFreeBytes(): Promise<number | null> {
  const storage = navigator.storage as StorageManager | undefined;
  const { quota, usage } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

/** Firefox prompts the user, so request it there only after a click; the others decide by themselves. */
export const promptsForPersistence = ({ engine }: Pick<BrowserStorage, "engine">): boolean => engine === "gecko";

/** Asks the browser not to evict the data. Returns whether it agreed. */
export const requestPersistence = async (): Promise<boolean> =>
  (await (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false)) ?? false;

/** Shows the browser's own prompt, which it allows once. */
export async function promptInstall(): Promise<boolean> {
  const { prompt } = install;
  delete install.prompt;
  if (!prompt) return false;
  await prompt.prompt();
  return (await prompt.userChoice).outcome === "accepted";
}
