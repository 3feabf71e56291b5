import { type FormEvent, useState } from "react";
import { longestLabel } from "#sync/kinds/fields.ts";
import { browserSays, guessPlace } from "#web/household/place.ts";
import { notKeptWords } from "#web/household/refused-words.ts";
import { DeviceError, deviceProblemOf } from "#web/store/device/device-problem.ts";
import { beginHousehold } from "#web/store/households/begin-household.ts";
import { useStore } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { newHouseholdRecord } from "./new-household.ts";
import { PlaceFields } from "./place-fields.tsx";

/** Begins a household on this device: a name and a place, and both can be changed later. */
export function BeginForm({ onBegun, onCancel }: { onBegun?: () => void; onCancel?: () => void }) {
  const store = useStore();
  const [name, setName] = useState("");
  const [place, setPlace] = useState(() => guessPlace(browserSays()));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setError("Give it a name, such as your own.");
    setBusy(true);
    try {
      await beginHousehold(store, "shared", [newHouseholdRecord(name, place, Date.now())]);
      onBegun?.();
    } catch (fault) {
      setError(`It was not kept, because ${notKeptWords[problemOf(fault)]}`);
    }
    setBusy(false);
  };
  return (
    <form className="account-form" onSubmit={(event) => void begin(event)} noValidate>
      <TextField
        label="Name of your household"
        name="household-name"
        value={name}
        maxLength={longestLabel}
        autoComplete="off"
        error={error}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
      <PlaceFields place={place} onChange={setPlace} />
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          Begin
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

const problemOf = (fault: unknown) => (fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault));
