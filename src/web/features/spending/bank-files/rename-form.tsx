import { type FormEvent, useState } from "react";
import { longestLabel } from "#domain/household/limits.ts";
import type { ImportSource } from "#domain/household/records.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

interface RenameFormProps {
  source: ImportSource;
  others: readonly ImportSource[];
  onSave: (label: string) => void;
  onCancel: () => void;
}

export function RenameForm({ source, others, onSave, onCancel }: RenameFormProps) {
  const [label, setLabel] = useState(source.label);
  const [isWanting, setWanting] = useState(false);
  const problem = labelProblem(label.trim(), others);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWanting(true);
    if (problem === undefined) onSave(label.trim());
  };
  return (
    <form className="bank-files-form" onSubmit={submit} noValidate>
      <TextField
        {...{ label: "Its name", value: label, onChange: setLabel, maxLength: longestLabel, autoComplete: "off" }}
        error={isWanting ? problem : undefined}
        autoFocus
      />
      <span className="bank-files-actions">
        <Button type="submit" size="small">
          Rename
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

function labelProblem(label: string, others: readonly ImportSource[]): string | undefined {
  if (label === "") return "Give it a name.";
  const isTaken = others.some((other) => other.label.toLowerCase() === label.toLowerCase());
  return isTaken ? "Another one has this name." : undefined;
}
