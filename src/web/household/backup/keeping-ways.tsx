import { type ReactNode, useState } from "react";
import { type BrowserStorage, promptInstall, requestPersistence } from "#web/platform/browser-storage.ts";
import { Button } from "#web/ui/button.tsx";
import "../household.css";

interface WayProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** One way to store the household more safely: what it does, and its button. */
export const KeepingOption = ({ title, text, children }: WayProps) => (
  <li>
    <div className="keeping-words">
      <h3>{title}</h3>
      <p className="small quiet">{text}</p>
    </div>
    {children}
  </li>
);

interface BrowserOptionProps {
  storage: BrowserStorage;
  /** Checks the browser's answer again. */
  look: () => Promise<void>;
}

const refusedText = "It did not agree this time. Browsers agree for sites that you visit often or have installed.";

/** Requests persistent storage, if the browser supports it. */
export function PersistOption({ storage, look }: BrowserOptionProps) {
  const [isRefused, setRefused] = useState(false);
  if (storage.isPersisted !== false) return null;
  const ask = async () => {
    setRefused(!(await requestPersistence()));
    await look();
  };
  return (
    <KeepingOption
      title="Ask this browser to keep it"
      text={isRefused ? refusedText : "If it agrees, it no longer deletes your household by itself."}
    >
      <Button variant="outline" size="small" onClick={() => void ask()}>
        Ask
      </Button>
    </KeepingOption>
  );
}

/** Installs the app, or says where to find that in this browser's menus. */
export function InstallOption({ storage: { isInstalled, installMethod }, look }: BrowserOptionProps) {
  if (isInstalled || installMethod === null) return null;
  const start = async () => {
    // Browsers grant persistent storage to installed apps, but only on request.
    if (await promptInstall()) await requestPersistence();
    await look();
  };
  return (
    <KeepingOption {...installWords[installMethod]}>
      {installMethod === "prompt" && (
        <Button variant="outline" size="small" onClick={() => void start()}>
          Install
        </Button>
      )}
    </KeepingOption>
  );
}

type Known = Pick<BrowserStorage, "engine" | "isPersisted" | "isInstalled" | "freeBytes">;

/** Below this, a household with many entries may no longer fit. */
const lowSpace = 50_000_000;

/** How long this browser stores the data, as far as anyone can tell. */
export function retentionWords(storage: Known): string {
  return [howLong(storage), freeSpaceWords(storage.freeBytes)].filter(Boolean).join(" ");
}

function howLong({ engine, isPersisted, isInstalled }: Known): string {
  if (isInstalled)
    return isPersisted || engine === "webkit"
      ? "Weekfold is installed here, and its data stays until you remove the app or clear its data."
      : "Weekfold is installed here. Its data stays until you remove the app, or until the device runs out of space.";
  if (engine === "webkit")
    return "Safari deletes what a site keeps after seven days of use without a visit to it. If you skip a week here, this household may be gone.";
  if (isPersisted)
    return "This browser has agreed to keep your household until you clear its data. It is still on this device alone.";
  return "This browser keeps your household until you clear its data. When the device runs low on space, it may delete it by itself.";
}

const freeSpaceWords = (bytes: number | null): string =>
  bytes !== null && bytes < lowSpace ? `Only ${Math.floor(bytes / 1_000_000)} MB are left for it here.` : "";

/** The same as a short phrase. */
export function shortRetentionWords({ engine, isPersisted, isInstalled }: Known): string {
  if (engine === "webkit") return isInstalled ? "until you remove the app" : "seven days without a visit";
  return isPersisted ? "until you clear its data" : "unless space runs low";
}

interface WayWords {
  title: string;
  text: string;
}

/** How to install the app in this browser. */
export const installWords: Readonly<Record<NonNullable<BrowserStorage["installMethod"]>, WayWords>> = {
  prompt: { title: "Install Weekfold", text: "It opens as an app, and browsers rarely clear what is installed." },
  menu: {
    title: "Install Weekfold",
    text: "Choose “Add to Home screen” in this browser’s menu. Browsers rarely clear what is installed.",
  },
  "home-screen": {
    title: "Add it to the Home Screen",
    text: "It is in the Share menu, and the seven days don’t apply there. The app starts empty: save a backup file first, and import it there.",
  },
  dock: {
    title: "Add it to the Dock",
    text: "It is in Safari’s File menu, and the seven days don’t apply there. The app starts empty: save a backup file first, and import it there.",
  },
};
