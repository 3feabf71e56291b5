import { useState } from "react";
import type { LiveRecord } from "#sync/read-record.ts";
import { countOf } from "#web/household/kind-names.ts";
import { useRun } from "#web/household/use-run.ts";
import { adding, changing, deleting, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { useHousehold } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { PersonForm, type PersonTyped } from "./person-form.tsx";

type Person = LiveRecord<"person">;

const peopleIn = ({ of }: HouseholdState) => of.person.list();
const incomesIn = ({ of }: HouseholdState) => of.income.list();

/** Who the household is. One editor is open at a time. */
export function PeopleList() {
  const people = useHousehold(peopleIn);
  const run = useRun();
  const [editing, setEditing] = useState<string | null>(null);
  const done = () => setEditing(null);
  const add = async (typed: PersonTyped) => (await run(adding("add-person", "person", { ...typed }))).ok;
  return (
    <>
      <h3 className="people-title">People</h3>
      {people.length === 0 && <p className="quiet">Nobody is named yet.</p>}
      <ul className="rows people">
        {people.map((person) => (
          <li key={person.id}>
            {editing === person.id ? (
              <EditPerson person={person} onDone={done} />
            ) : (
              <PersonRow person={person} onEdit={() => setEditing(person.id)} />
            )}
          </li>
        ))}
      </ul>
      {editing === "new" ? (
        <PersonForm action="Add" onKeep={async (typed) => (await add(typed)) && done()} onCancel={done} />
      ) : (
        <Button variant="outline" size="small" icon="plus" onClick={() => setEditing("new")}>
          Add a person
        </Button>
      )}
    </>
  );
}

function EditPerson({ person, onDone }: { person: Person; onDone: () => void }) {
  const run = useRun();
  const keep = async (typed: PersonTyped) => {
    const written = await run(changing("change-person", "person", person.id, () => ({ ...typed })));
    if (written.ok) onDone();
  };
  return <PersonForm action="Keep" person={person} onKeep={keep} onCancel={onDone} />;
}

function PersonRow({ person, onEdit }: { person: Person; onEdit: () => void }) {
  const run = useRun();
  const incomes = useHousehold(incomesIn).filter(({ personId }) => personId === person.id);
  const remove = () => {
    const parts = [person, ...incomes].map(({ id }) => deleting("remove-person", id));
    const withIncomes = incomes.length > 0 ? `, with ${countOf("income", incomes.length)}` : "";
    void run(together("remove-person", parts), `${person.name} removed${withIncomes}.`);
  };
  return (
    <>
      <span className="people-name">
        {person.name}
        {person.type === "child" && <span className="small quiet">child</span>}
      </span>
      <span className="people-actions">
        <Button variant="quiet" size="small" aria-label={`Edit ${person.name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" size="small" aria-label={`Remove ${person.name}`} onClick={remove}>
          Remove
        </Button>
      </span>
    </>
  );
}
