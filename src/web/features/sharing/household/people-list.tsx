import { type FormEvent, useState } from "react";
import type { Fields } from "#sync/kinds/kinds.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { countOf } from "#web/household/words/kind-names.ts";
import { adding, changing, deleting, type HouseholdState, together, useHousehold } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useNameField } from "./use-name-field.ts";

type Person = Fields<"person">;

const peopleIn = ({ of }: HouseholdState) => of.person.list();
const incomesIn = ({ of }: HouseholdState) => of.income.list();

/** The people of the household. Only one editor is open at a time. */
export function PeopleList() {
  const people = useHousehold(peopleIn);
  const run = useRun();
  const [editing, setEditing] = useState<string | null>(null);
  /** Closes only its own editor: while its change was being stored, the user may have opened another one. */
  const close = (id: string) => setEditing((current) => (current === id ? null : current));
  const add = async (fields: PersonFields) => (await run(adding("add-person", "person", { ...fields }))).ok;
  return (
    <>
      <h3 className="people-title">People</h3>
      {people.length === 0 && <p className="quiet">Nobody is named yet.</p>}
      <ul className="rows people">
        {people.map((person) => (
          <li key={person.id}>
            {editing === person.id ? (
              <EditPerson person={person} onDone={() => close(person.id)} />
            ) : (
              <PersonRow person={person} onEdit={() => setEditing(person.id)} />
            )}
          </li>
        ))}
      </ul>
      {editing === "new" ? (
        <PersonForm
          action="Add"
          onSave={async (fields) => (await add(fields)) && close("new")}
          onCancel={() => close("new")}
        />
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
  const save = async (fields: PersonFields) => {
    const written = await run(changing("change-person", "person", person.id, () => ({ ...fields })));
    if (written.ok) onDone();
  };
  return <PersonForm action="Keep" person={person} onSave={save} onCancel={onDone} />;
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
        {person.kind === "child" && <span className="small quiet">child</span>}
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

interface PersonFields {
  name: string;
  kind: "adult" | "child";
}

interface PersonFormProps {
  action: string;
  person?: PersonFields;
  onSave: (fields: PersonFields) => unknown;
  onCancel: () => void;
}

const types = [
  { value: "adult", label: "Adult" },
  { value: "child", label: "Child" },
] as const;

function PersonForm({ action, person, onSave, onCancel }: PersonFormProps) {
  const { field, validate } = useNameField(person?.name ?? "", "A name is needed here, a short one will do.");
  const [kind, setKind] = useState<PersonFields["kind"]>(person?.kind ?? "adult");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = validate();
    if (name !== null) onSave({ name, kind });
  };
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <TextField label="Name" name="person-name" autoFocus {...field} />
      <Segments label="Adult or child" labelHidden value={kind} onChange={setKind} options={types} />
      <FormActions action={action} onCancel={onCancel} />
    </form>
  );
}
