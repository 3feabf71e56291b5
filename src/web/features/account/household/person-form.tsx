import { type FormEvent, useState } from "react";
import { longestLabel } from "#sync/kinds/fields.ts";
import { Button } from "#web/ui/button.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export interface PersonTyped {
  name: string;
  type: "adult" | "child";
}

interface PersonFormProps {
  action: string;
  person?: PersonTyped;
  onKeep: (typed: PersonTyped) => unknown;
  onCancel: () => void;
}

export function PersonForm({ action, person, onKeep, onCancel }: PersonFormProps) {
  const [name, setName] = useState(person?.name ?? "");
  const [type, setType] = useState<PersonTyped["type"]>(person?.type ?? "adult");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") setError("A name is needed here, a short one will do.");
    else onKeep({ name: name.trim(), type });
  };
  return (
    <form className="account-form person-form" onSubmit={submit} noValidate>
      <TextField
        label="Name"
        name="person-name"
        value={name}
        maxLength={longestLabel}
        autoComplete="off"
        autoFocus
        error={error}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
      <Segments
        label="Adult or child"
        labelHidden
        value={type}
        onChange={setType}
        options={[
          { value: "adult", label: "Adult" },
          { value: "child", label: "Child" },
        ]}
      />
      <div className="actions">
        <Button type="submit">{action}</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
