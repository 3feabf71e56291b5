import { useState } from "react";
import { useExport } from "#web/household/export-file.ts";
import { newUuid } from "#web/platform/new-id.ts";
import { onlySetAside, restoreSetAside } from "#web/store/households/set-aside.ts";
import { type SetAside, setAsidesNow } from "#web/store/households/set-aside-facts.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { dayWords } from "../../sharing/when-words.ts";
import { DataRow } from "../data-row.tsx";
import "./adoption.css";

const factsOf = ({ facts }: StoreState) => facts;

/** Households that someone decided not to keep, and changes that could not be sent, for as long as they are kept. */
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
  const { isComing, bring } = useBringBack(id);
  const called = name || "Household without a name";
  return (
    <DataRow
      title={`“${called}”, set aside`}
      text={`Only on this device, until ${dayWords(until)}. Then it is erased.${serverWords[atServer]}`}
    >
      <div className="adoption-aside-actions">
        <Button
          variant="outline"
          size="small"
          icon="download"
          aria-label={`Save ${called} as a file`}
          busy={isBusy}
          onClick={() => void exportAll()}
        >
          Save
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Bring ${called} back`}
          busy={isComing}
          onClick={() => void bring()}
        >
          Bring back
        </Button>
      </div>
    </DataRow>
  );
}

/** They are a part of a household only, so they make none. */
function UnsentRow({ aside: { id, name, until }, unsent }: { aside: SetAside; unsent: number }) {
  const { isBusy, exportAll } = useExport((content) => onlySetAside(content, id), "not-sent");
  const called = name || "Household without a name";
  const changes = unsent === 1 ? "1 change that was not sent" : `${unsent} changes that were not sent`;
  return (
    <DataRow
      title={`“${called}”, ${changes}`}
      text={`You are no longer in this household. Only on this device, until ${dayWords(until)}. Then erased.`}
    >
      <Button
        variant="outline"
        size="small"
        icon="download"
        aria-label={`Save ${changes} to ${called} as a file`}
        busy={isBusy}
        onClick={() => void exportAll()}
      >
        Save
      </Button>
    </DataRow>
  );
}

function useBringBack(id: string) {
  const store = useStore();
  const { show } = useToast();
  const [isComing, setComing] = useState(false);
  const bring = async () => {
    setComing(true);
    const isBack = await store.database.write((tables) => restoreSetAside(tables, id, newUuid())).catch(() => false);
    await store.householdsChanged();
    setComing(false);
    if (isBack) show({ text: "It is a household of yours again, and on screen now." });
    else show({ text: "That did not work. Try again.", stays: true });
  };
  return { isComing, bring };
}
