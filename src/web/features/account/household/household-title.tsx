import { type FormEvent, useState } from "react";
import { householdName } from "#web/household/household-name.ts";
import { householdRecordId, newHouseholdRecord } from "#web/household/new-household.ts";
import { browserSays, guessPlace } from "#web/household/place/place.ts";
import { useRun } from "#web/household/use-run.ts";
import { currentTime } from "#web/platform/clock.ts";
import { adding, type Command, changing } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { useHousehold } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormActions } from "../form-actions.tsx";
import { useName } from "./use-name.ts";

const recordIn = ({ of }: HouseholdState) => of.household.list()[0];

/** The household's name, and the way to another one. */
export function HouseholdTitle() {
  const name = useHousehold(householdName);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) return <RenameForm onDone={() => setRenaming(false)} />;
  return (
    <div className="household-title">
      <p className="household-name">{name}</p>
      <Button variant="quiet" size="small" onClick={() => setRenaming(true)}>
        Rename
      </Button>
    </div>
  );
}

function RenameForm({ onDone }: { onDone: () => void }) {
  const run = useRun();
  const record = useHousehold(recordIn);
  const { field, take } = useName(record?.name ?? "", "A household needs a name.");
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const name = take();
    if (name !== null && (await run(renaming(record?.id, name))).ok) onDone();
  };
  return (
    <form className="account-form" onSubmit={(event) => void rename(event)} noValidate>
      <TextField label="Name of your household" autoFocus {...field} />
      <FormActions action="Keep this name" onCancel={onDone} />
    </form>
  );
}

/** A household from a file may lack the record that holds its name. */
function renaming(id: string | undefined, name: string): Command {
  if (id !== undefined) return changing("rename-household", "household", id, () => ({ name }));
  const record = newHouseholdRecord(name, guessPlace(browserSays()), currentTime());
  return adding("rename-household", "household", record as never, householdRecordId);
}
