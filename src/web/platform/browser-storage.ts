import { install } from "./install-prompt.ts";

export type Engine = "chromium" | "gecko" | "webkit";

/** What this browser says of how it keeps a site's data. */
export interface BrowserStorage {
  engine: Engine;
  /** Whether it has agreed not to clear the data by itself; null where it can't be asked, as over plain HTTP. */
  isPersisted: boolean | null;
  /** Whether this page runs as an installed app. */
  isInstalled: boolean;
  /** Bytes that are left for this site; null where the browser does not tell. */
  freeBytes: number | null;
  /** How this browser installs a page: by its own prompt, by a place in its menus, or not at all. */
  installMethod: "prompt" | "home-screen" | "dock" | "menu" | null;
}

/** By what only that engine has: names in the user agent are copied by others. */
const detectEngine = (): Engine =>
  "GestureEvent" in window ? "webkit" : "mozInnerScreenX" in window ? "gecko" : "chromium";

const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

function detectInstallMethod(engine: Engine): BrowserStorage["installMethod"] {
  if (install.prompt) return "prompt";
  const isTouch = navigator.maxTouchPoints > 1;
  if (engine === "webkit") return isTouch ? "home-screen" : "dock";
  // Firefox installs on phones, and has no prompt there. Chromium without its prompt can't install now.
  return engine === "gecko" && isTouch && window.isSecureContext ? "menu" : null;
}

/** Asked anew each time: people change it in the browser's settings. */
export async function browserStorage(): Promise<BrowserStorage> {
  const engine = detectEngine();
  const [isPersisted, room] = await Promise.all([persisted(), readFreeBytes()]);
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

/** Firefox asks the person, so this follows a press there; the others decide by themselves. */
export const promptsForPersistence = ({ engine }: Pick<BrowserStorage, "engine">): boolean => engine === "gecko";

/** Asks the browser not to clear the data by itself. Answers whether it agreed. */
export const requestPersistence = async (): Promise<boolean> =>
  (await (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false)) ?? false;

/** Shows the browser's own prompt. It can be shown once. */
export async function promptInstall(): Promise<boolean> {
  const { prompt } = install;
  delete install.prompt;
  if (!prompt) return false;
  await prompt.prompt();
  return (await prompt.userChoice).outcome === "accepted";
}
