import { useEffect, useState } from "react";
import { isSameValue } from "#sync/merge.ts";
import { saveSalvaged } from "#web/household/backup/export-file.ts";
import { useOwnUid } from "#web/household/figures/use-figures.ts";
import { latestEmail, onSessionChange, readSession } from "#web/platform/session.ts";
import {
  databasesHere,
  type EarlierAccount,
  findEarlierAccounts,
  importFromAccount,
  importsUnderWay,
  type StoreState,
  useStore,
  useStoreState,
  withSetAside,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { focusHeading } from "#web/ui/focus.ts";
import { useToast } from "#web/ui/toast.tsx";
import "./adoption.css";

const importingIn = ({ facts }: StoreState) => importsUnderWay(facts);

/** Households of accounts that the server no longer knows and that have this user's address. */
export function EarlierAccounts() {
  const own = useOwnUid();
  const importing = useStoreState(importingIn, isSameValue);
  const found = useEarlierAccounts(own, importing);
  if (!own) return null;
  return (
    <>
      {found.map((account) => (
        <EarlierHousehold key={account.uid} account={account} own={own} isImporting={importing.includes(account.uid)} />
      ))}
    </>
  );
}

/** Searches again when an import starts or ends, and when the session changes: the address may have been confirmed. */
function useEarlierAccounts(own: string | undefined, importing: readonly string[]): readonly EarlierAccount[] {
  const [found, setFound] = useState<readonly EarlierAccount[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an import that ended has erased a database
  useEffect(() => {
    if (!own) return;
    let isStale = false;
    const search = () =>
      void findEarlierAccounts(own, latestEmail()).then(({ accounts }) => isStale || setFound(accounts));
    search();
    const stop = onSessionChange(search);
    return () => {
      isStale = true;
      stop();
    };
  }, [own, importing]);
  return found;
}

interface EarlierHouseholdProps {
  account: EarlierAccount;
  own: string;
  isImporting: boolean;
}

function EarlierHousehold({ account: { uid, isConfirmed }, own, isImporting }: EarlierHouseholdProps) {
  const id = `earlier-${uid}`;
  return (
    <section className="section adoption" aria-labelledby={id}>
      <h2 id={id}>A household from your earlier account</h2>
      {isImporting ? <ImportInProgress /> : isConfirmed ? <ImportOffer from={uid} to={own} /> : <Unconfirmed />}
    </section>
  );
}

const ImportInProgress = () => (
  <p className="lede" role="status">
    It is in this account now, and on its way to the server. The old copy leaves this device once the server has all of
    it.
  </p>
);

function ImportOffer({ from, to }: { from: string; to: string }) {
  const store = useStore();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const importIt = async () => {
    setBusy(true);
    const done = await importFromAccount(store.database, { from, to }).catch(() => null);
    if (done?.ok) await store.householdsChanged();
    setBusy(false);
    if (done?.ok) {
      focusHeading();
      show({ text: "Your household is in this account now." });
    } else show({ text: done ? unreadableWords : failedWords, stays: true });
  };
  const save = async () => {
    const stored = await databasesHere.read(from);
    const problem = stored ? await saveSalvaged(withSetAside(stored.content), { tooLarge }) : unreadWords;
    if (problem) show({ text: problem, stays: true });
  };
  return (
    <>
      <p className="lede">
        This server no longer knows the account that it belonged to. Your address is the same, so you can bring it into
        this account. It becomes a household of yours beside any other, on all your devices.
      </p>
      <div className="actions">
        <Button busy={isBusy} onClick={() => void importIt()}>
          Bring it into this account
        </Button>
        <Button variant="outline" icon="download" onClick={() => void save()}>
          Download a backup
        </Button>
      </div>
    </>
  );
}

const unreadWords = "This browser’s storage could not be read just now. Nothing was changed. Try again.";
const failedWords = "This device could not save that, and nothing was changed. Try again.";
const unreadableWords =
  "Not all of it can be read, so it stays where it is. Download a backup: it holds what can be read, and you can import it under Your data.";
const tooLarge = "This is more than one file can hold. Bring it into this account, then save its tables (CSV).";

function Unconfirmed() {
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await readSession();
    setBusy(false);
  };
  return (
    <>
      <p className="lede">
        This server no longer knows the account that it belonged to. Confirm your address first: the link is in your
        mail. Then you can bring the household into this account.
      </p>
      <div className="actions">
        <Button variant="outline" busy={isBusy} onClick={() => void check()}>
          I have confirmed it
        </Button>
      </div>
    </>
  );
}
