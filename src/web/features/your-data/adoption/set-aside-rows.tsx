import { useState } from "react";
import { useExport } from "#web/household/backup/export-file.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { newUuid } from "#web/platform/new-id.ts";
import {
  onlySetAside,
  restoreSetAside,
  type SetAside,
  type StoreState,
  setAsidesNow,
  useStore,
  useStoreState,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { useToast } from "#web/ui/toast.tsx";
import "./adoption.css";

const factsOf = ({ facts }: StoreState) => facts;

/** Households that were set aside and changes that could not be sent, until they expire. */
export function SetAsideRows() {
  const facts = useStoreState(factsOf);
  return setAsidesNow(facts, Date.now()).map((aside) =>
    aside.unsent === undefined ? (
      <SetAsideRow key={aside.id} aside={aside} />
    ) : (
      <UnsentRow key={aside.id} aside={aside} unsent={aside.unsent} />
    ),
  );
}

const serverWords: Readonly<Record<SetAside["atServer"], string>> = {
  owed: " It leaves your account once this device is online.",
  done: "",
  stays: " Others are in it, so it stayed in your account too.",
};

function SetAsideRow({ aside: { id, name, until, atServer } }: { aside: SetAside }) {
  const { isBusy, exportAll } = useExport((content) => onlySetAside(content, id), "set-aside");
  const { isRestoring, restore } = useRestore(id);
  const displayName = name || "Household without a name";
  return (
    <DataRow
      title={`“${displayName}”, set aside`}
      text={`Only on this device, until ${dayWords(until)}. Then it is erased.${serverWords[atServer]}`}
    >
      <div className="adoption-aside-actions">
        <Button
          variant="outline"
          size="small"
          icon="download"
          aria-label={`Save ${displayName} as a file`}
          busy={isBusy}
          onClick={() => void exportAll()}
        >
          Save
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Bring ${displayName} back`}
          busy={isRestoring}
          onClick={() => void restore()}
        >
          Bring back
        </Button>
      </div>
    </DataRow>
  );
}

/** Unsent changes of a lost household. They are no complete household, so they can only be saved as a file. */
function UnsentRow({ aside: { id, name, until }, unsent }: { aside: SetAside; unsent: number }) {
  const { isBusy, exportAll } = useExport((content) => onlySetAside(content, id), "not-sent");
  const displayName = name || "Household without a name";
  const changes = unsent === 1 ? "1 change that was not sent" : `${unsent} changes that were not sent`;
  return (
    <DataRow
      title={`“${displayName}”, ${changes}`}
      text={`You are no longer in this household. Only on this device, until ${dayWords(until)}. Then erased.`}
    >
      <Button
        variant="outline"
        size="small"
        icon="download"
        aria-label={`Save ${changes} to ${displayName} as a file`}
        busy={isBusy}
        onClick={() => void exportAll()}
      >
        Save
      </Button>
    </DataRow>
  );
}

function useRestore(id: string) {
  const store = useStore();
  const { show } = useToast();
  const [isRestoring, setRestoring] = useState(false);
  const restore = async () => {
    setRestoring(true);
    const isRestored = await store.database
      .write((tables) => restoreSetAside(tables, id, newUuid()))
      .catch(() => false);
    await store.householdsChanged();
    setRestoring(false);
    if (isRestored) show({ text: "It is a household of yours again, and on screen now." });
    else show({ text: "That did not work. Try again.", stays: true });
  };
  return { isRestoring, restore };
}
