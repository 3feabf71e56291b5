import { type FormEvent, useState } from "react";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormActions } from "../form-actions.tsx";
import { useName } from "./use-name.ts";

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

const types = [
  { value: "adult", label: "Adult" },
  { value: "child", label: "Child" },
] as const;

export function PersonForm({ action, person, onKeep, onCancel }: PersonFormProps) {
  const { field, take } = useName(person?.name ?? "", "A name is needed here, a short one will do.");
  const [type, setType] = useState<PersonTyped["type"]>(person?.type ?? "adult");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = take();
    if (name !== null) onKeep({ name, type });
  };
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <TextField label="Name" name="person-name" autoFocus {...field} />
      <Segments label="Adult or child" labelHidden value={type} onChange={setType} options={types} />
      <FormActions action={action} onCancel={onCancel} />
    </form>
  );
}
