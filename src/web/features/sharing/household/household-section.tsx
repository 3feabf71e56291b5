import { type FormEvent, useState } from "react";
import { failedWriteWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { householdName, newHouseholdRecord } from "#web/household/household-record.ts";
import { browserLocale, guessPlace } from "#web/household/place/place.ts";
import { PlaceFields } from "#web/household/place/place-fields.tsx";
import { currentTime } from "#web/platform/clock.ts";
import {
  adding,
  beginHousehold,
  type Command,
  changing,
  DeviceError,
  deviceProblemOf,
  type HouseholdState,
  isAccountOpen,
  openHousehold,
  type StoreState,
  useDevice,
  useHousehold,
  useStore,
  useStoreState,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PeopleList } from "./people-list.tsx";
import { useNameField } from "./use-name-field.ts";
import "./household.css";

const openIdOf = ({ openId }: StoreState) => openId;

export function YourHousehold() {
  const openId = useStoreState(openIdOf);
  return (
    <section className="section">
      <h2 id="household-heading">Your household</h2>
      {openId === null ? <NoHousehold /> : <OpenHousehold key={openId} />}
    </section>
  );
}

function NoHousehold() {
  const device = useDevice();
  const isSignedIn = isAccountOpen(device);
  return (
    <>
      <p className="lede">
        There is none {isSignedIn ? "in your account" : "on this device"} yet. Name it, and it begins.
        {!isSignedIn && " Nothing is sent anywhere."}
      </p>
      <BeginForm />
    </>
  );
}

function OpenHousehold() {
  const [isBeginning, setBeginning] = useState(false);
  return (
    <>
      <HouseholdTitle />
      <PeopleList />
      <SwitchHousehold />
      {isBeginning ? (
        <div className="card another">
          <h3>Another household</h3>
          <BeginForm onCancel={() => setBeginning(false)} />
        </div>
      ) : (
        <p className="another">
          <Button variant="quiet" size="small" icon="plus" onClick={() => setBeginning(true)}>
            Begin another household
          </Button>
        </p>
      )}
    </>
  );
}

/** Creates a household from a name and a guessed place. */
function BeginForm({ onCancel }: { onCancel?: () => void }) {
  const store = useStore();
  const { field, validate, setError } = useNameField("", "Give it a name, such as your own.");
  const [place, setPlace] = useState(() => guessPlace(browserLocale()));
  const [isBusy, setBusy] = useState(false);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const name = validate();
    if (name === null) return;
    setBusy(true);
    const record = newHouseholdRecord(name, place, currentTime());
    await beginHousehold(store, "shared", [record]).catch((fault) => setError(failedWords(fault)));
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

function failedWords(fault: unknown): string {
  const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
  return `It was not kept, because ${failedWriteWords[problem]}`;
}

const recordIn = ({ of }: HouseholdState) => of.household.list()[0];

/** The household's name, with a button to rename it. */
function HouseholdTitle() {
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
  const { field, validate } = useNameField(record?.name ?? "", "A household needs a name.");
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const name = validate();
    if (name !== null && (await run(renaming(record?.id, name))).ok) onDone();
  };
  return (
    <form className="account-form" onSubmit={(event) => void rename(event)} noValidate>
      <TextField label="Name of your household" autoFocus {...field} />
      <FormActions action="Keep this name" onCancel={onDone} />
    </form>
  );
}

/** An imported household may lack the record that holds its name. */
function renaming(id: string | undefined, name: string): Command {
  if (id !== undefined) return changing("rename-household", "household", id, () => ({ name }));
  const { fields } = newHouseholdRecord(name, guessPlace(browserLocale()), currentTime());
  return adding("rename-household", "household", fields);
}

const householdsOf = ({ households }: StoreState) => households;

/** For users with several households. */
function SwitchHousehold() {
  const store = useStore();
  const openId = useStoreState(openIdOf);
  const shared = [...useStoreState(householdsOf).values()].filter(({ space }) => space === "shared");
  if (shared.length < 2) return null;
  const options = shared
    .map((household) => ({ value: household.id, label: householdName(household) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Select
      label="Household on screen"
      hint="Every page shows this one."
      value={openId ?? ""}
      onChange={(id) => void openHousehold(store, id)}
      options={options}
    />
  );
}
