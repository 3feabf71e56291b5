import { useEffect, useId, useState, useSyncExternalStore } from "react";
import type { Save } from "#domain/household/records.ts";
import {
  isKeepingOffered,
  keepingFact,
  useBrowserStorage,
  useKeepingFacts,
} from "#web/household/backup/keeping-offer.ts";
import { InstallOption, KeepingOption, PersistOption, retentionWords } from "#web/household/backup/keeping-ways.tsx";
import { saveBackup } from "#web/household/backup/save-backup.ts";
import { createAccountPath } from "#web/paths.ts";
import { promptsForPersistence, requestPersistence } from "#web/platform/browser-storage.ts";
import { useDevice, useStore } from "#web/store/index.ts";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { useToast } from "#web/ui/toast.tsx";
import "./dashboard-room.css";

interface StorageOfferProps {
  saves: readonly Save[];
  /** Its place: below the save card on narrow screens, at the top of the other column on wide ones. */
  at: "narrow" | "wide";
}

/** After the first save: how long this browser stores the household, and how to keep it longer. */
export function StorageOffer({ saves, at }: StorageOfferProps) {
  const device = useDevice();
  const facts = useKeepingFacts();
  const isOnlyHere = device.phase === "open" && device.owner === "anonymous" && !device.isInMemory;
  const hasSaved = saves.some(({ amount }) => amount > 0);
  return isKeepingOffered({ ...facts, isOnlyHere, hasSaved, now: Date.now() }) ? <Offer at={at} /> : null;
}

/** The breakpoint of the single-column layout. */
const narrowQuery = "(max-width: 900px)";

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(narrowQuery);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(narrowQuery).matches,
    () => false,
  );
}

/** The section and its focused button disappear: move the focus to the save card. */
const moveFocus = (): void => void focusIn(document, ".save-card h2", { preventScroll: true });

const Offer = ({ at }: Pick<StorageOfferProps, "at">) =>
  useIsNarrow() === (at === "narrow") ? <OfferContent /> : null;

function OfferContent() {
  const id = useId();
  const [storage, refresh] = useBrowserStorage();
  const canRequestSilently = storage?.isPersisted === false && !promptsForPersistence(storage);
  useEffect(() => {
    if (canRequestSilently) void requestPersistence().then((isGranted) => (isGranted ? refresh() : undefined));
  }, [canRequestSilently, refresh]);
  if (!storage || storage.isInstalled) return null;
  return (
    <section className="section keeping" aria-labelledby={id}>
      <h2 id={id}>Only in this browser so far</h2>
      <p className="lede">{retentionWords(storage)}</p>
      <ul className="rows keeping-ways">
        {promptsForPersistence(storage) && <PersistOption storage={storage} look={refresh} />}
        <BackupOption />
        <InstallOption storage={storage} look={refresh} />
        <KeepingOption title="An account" text="The same weeks on all your devices, not on this one alone.">
          <ButtonLink variant="outline" size="small" to={createAccountPath}>
            Create one
          </ButtonLink>
        </KeepingOption>
      </ul>
      <Dismiss />
    </section>
  );
}

function BackupOption() {
  const store = useStore();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await saveBackup(store);
    setBusy(false);
    if (!saved.ok) return show({ text: saved.problem, stays: true });
    show({ text: "Backup file saved. Your account page can import it again." });
    moveFocus();
  };
  return (
    <KeepingOption title="A backup file" text="Everything in one file, saved where you choose.">
      <Button variant="outline" size="small" icon="download" busy={isBusy} onClick={() => void save()}>
        Save a file
      </Button>
    </KeepingOption>
  );
}

function Dismiss() {
  const store = useStore();
  const dismiss = () => {
    void store.setFact(keepingFact.dismissed, String(Date.now()));
    moveFocus();
  };
  return (
    <p className="keeping-dismiss">
      <TextButton onClick={dismiss}>Not now</TextButton>
      <span className="small quiet">One of these is enough. Not now hides it for 30 days.</span>
    </p>
  );
}
