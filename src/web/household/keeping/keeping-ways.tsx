import { type ReactNode, useState } from "react";
import { type BrowserStorage, promptInstall, requestPersistence } from "#web/platform/browser-storage.ts";
import { Button } from "#web/ui/button.tsx";
import { installWords } from "./keeping-words.ts";
import "./keeping-ways.css";

interface WayProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** One way to keep the household: what it does, and the button that does it. */
export const Way = ({ title, text, children }: WayProps) => (
  <li>
    <div className="keeping-words">
      <h3>{title}</h3>
      <p className="small quiet">{text}</p>
    </div>
    {children}
  </li>
);

interface BrowserWayProps {
  storage: BrowserStorage;
  /** Looks again at what the browser says. */
  look: () => Promise<void>;
}

const refusedText = "It did not agree this time. Browsers agree for sites that you visit often or have installed.";

/** Asks the browser not to clear the data by itself, where it can be asked. */
export function AskWay({ storage, look }: BrowserWayProps) {
  const [isRefused, setRefused] = useState(false);
  if (storage.isPersisted !== false) return null;
  const ask = async () => {
    setRefused(!(await requestPersistence()));
    await look();
  };
  return (
    <Way
      title="Ask this browser to keep it"
      text={isRefused ? refusedText : "If it agrees, it no longer deletes your household by itself."}
    >
      <Button variant="outline" size="small" onClick={() => void ask()}>
        Ask
      </Button>
    </Way>
  );
}

/** Installs the page, or says where this browser's menus do. */
export function InstallWay({ storage: { isInstalled, installing }, look }: BrowserWayProps) {
  if (isInstalled || installing === null) return null;
  const start = async () => {
    // Browsers agree to keep the data of what is installed, once they are asked.
    if (await promptInstall()) await requestPersistence();
    await look();
  };
  return (
    <Way {...installWords[installing]}>
      {installing === "prompt" && (
        <Button variant="outline" size="small" onClick={() => void start()}>
          Install
        </Button>
      )}
    </Way>
  );
}
