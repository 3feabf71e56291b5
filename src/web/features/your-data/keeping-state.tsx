import { type KeepingFacts, useBrowserStorage, useKeepingFacts } from "#web/household/backup/keeping-offer.ts";
import {
  InstallOption,
  PersistOption,
  retentionWords,
  shortRetentionWords,
} from "#web/household/backup/keeping-ways.tsx";
import { dayWords } from "#web/household/words/moment-words.ts";
import type { BrowserStorage } from "#web/platform/browser-storage.ts";
import { isAccountOpen, useDevice } from "#web/store/index.ts";

/**
 * How long this browser keeps the data. Export and sign-in are on the same page, so only the other options are offered.
 */
export function KeepingState() {
  const device = useDevice();
  const facts = useKeepingFacts();
  const [storage, look] = useBrowserStorage();
  if (!storage || device.phase !== "open" || device.isInMemory) return null;
  const hasAccount = isAccountOpen(device);
  return (
    <div className="keeping-state">
      <h3>How long it is kept here</h3>
      <p className="small quiet">{hasAccount ? accountWords : retentionWords(storage)}</p>
      <dl className="rows">
        {rowsOf(storage, facts, hasAccount).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <ul className="rows keeping-ways">
        <PersistOption storage={storage} look={look} />
        <InstallOption storage={storage} look={look} />
      </ul>
    </div>
  );
}

const accountWords =
  "Your account has everything that was sent. What this browser keeps is a copy; if it goes, it comes back with the next visit.";

const rowsOf = (storage: BrowserStorage, facts: KeepingFacts, hasAccount: boolean): [name: string, words: string][] => [
  ["Kept by this browser", shortRetentionWords(storage)],
  ["Installed as an app", storage.isInstalled || facts.installedAt !== null ? "yes" : "no"],
  ["Last backup file", facts.backedUpAt === null ? "none yet" : dayWords(facts.backedUpAt)],
  ["In an account", hasAccount ? "yes" : "no"],
];
