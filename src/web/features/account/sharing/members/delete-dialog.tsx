import { useState } from "react";
import { householdService } from "#web/store/households/household-service.ts";
import { removeKnowingly } from "#web/store/households/lose-household.ts";
import { useStore } from "#web/store/use-device.ts";
import { isWord, WordField } from "../../word-field.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";

interface DeleteProps {
  household: string;
  isAlone: boolean;
  onClose: () => void;
}

const word = "delete";

export function DeleteDialog({ household, isAlone, onClose }: DeleteProps) {
  const store = useStore();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const work = async () => {
    const deleted = await householdService.deleteHousehold(household);
    if (!deleted.ok) return deleted;
    await store.database.write((tables) => removeKnowingly(tables, household));
    await store.householdsChanged();
    return deleted;
  };
  const check = () => {
    setError(isWord(typed, word) ? undefined : `Type the word ${word} to go on.`);
    return isWord(typed, word);
  };
  return (
    <ConfirmDialog title="Delete this household?" action="Delete for good" onClose={onClose} work={work} check={check}>
      <p>
        {isAlone
          ? "Everything in it is erased from the server and from all your devices, with its list of changes."
          : "It goes for everyone. All of it is erased from the server and from every member’s devices, with its list of changes."}
      </p>
      {!isAlone && (
        <p>
          Changes that someone has not sent yet are kept on their own device for 30 days, for them to save as a file.
        </p>
      )}
      <p>Nobody can bring it back. If you may want it again, export it first.</p>
      <WordField word={word} value={typed} error={error} onChange={setTyped} />
    </ConfirmDialog>
  );
}
