import { type FormEvent, useState } from "react";
import { newHouseholdRecord } from "#web/household/new-household.ts";
import { browserSays, guessPlace } from "#web/household/place/place.ts";
import { PlaceFields } from "#web/household/place/place-fields.tsx";
import { notKeptWords } from "#web/household/refused-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { DeviceError, deviceProblemOf } from "#web/store/device/device-problem.ts";
import { beginHousehold } from "#web/store/households/begin-household.ts";
import { useStore } from "#web/store/use-device.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { FormActions } from "../form-actions.tsx";
import { useName } from "./use-name.ts";

/** Begins a household: a name, and a place that the browser has guessed. */
export function BeginForm({ onCancel }: { onCancel?: () => void }) {
  const store = useStore();
  const { field, take, setError } = useName("", "Give it a name, such as your own.");
  const [place, setPlace] = useState(() => guessPlace(browserSays()));
  const [isBusy, setBusy] = useState(false);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const name = take();
    if (name === null) return;
    setBusy(true);
    const record = newHouseholdRecord(name, place, currentTime());
    await beginHousehold(store, "shared", [record]).catch((fault) => setError(notBegunWords(fault)));
    setBusy(false);
  };
  return (
    <form className="account-form" onSubmit={(event) => void begin(event)} noValidate>
      <TextField label="Name of your household" name="household-name" {...field} />
      <PlaceFields place={place} onChange={setPlace} />
      <FormActions action="Begin" isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

function notBegunWords(fault: unknown): string {
  const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
  return `It was not kept, because ${notKeptWords[problem]}`;
}
