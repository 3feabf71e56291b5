import { type FormEvent, useState } from "react";
import type { Category } from "#domain/household/household.ts";
import { longestLabel } from "#domain/household/limits.ts";
import { payeeKey } from "#domain/spending/payee-memory.ts";
import type { PayeeRule } from "#domain/spending/payee-memory-guess.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";

interface RuleFormProps {
  /** Undefined: a new one. */
  rule: PayeeRule | undefined;
  others: readonly PayeeRule[];
  categories: readonly Category[];
  onSave: (contains: string, categoryId: string) => void;
  onCancel: () => void;
}

export function RuleForm({ rule, others, categories, onSave, onCancel }: RuleFormProps) {
  const [contains, setContains] = useState(rule?.contains ?? "");
  const isThere = categories.some(({ id }) => id === rule?.categoryId);
  const [categoryId, setCategory] = useState((isThere && rule?.categoryId) || "");
  const [isWanting, setWanting] = useState(false);
  const words = wordsProblem(contains, others);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWanting(true);
    if (words === undefined && categoryId !== "") onSave(contains.trim(), categoryId);
  };
  return (
    <form className="rules-form" onSubmit={submit} noValidate>
      <TextField
        {...{ label: "Payee contains", value: contains, onChange: setContains, maxLength: longestLabel }}
        error={isWanting ? words : undefined}
        autoComplete="off"
        autoFocus
      />
      <Select
        {...{ label: "Category", value: categoryId, onChange: setCategory, placeholder: "Choose" }}
        options={categories.map(({ id, label }) => ({ value: id, label }))}
        error={isWanting && categoryId === "" ? "Choose a category." : undefined}
      />
      <div className="bank-actions">
        <Button type="submit">{rule ? "Change rule" : "Add rule"}</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function wordsProblem(contains: string, others: readonly PayeeRule[]): string | undefined {
  const key = payeeKey(contains);
  if (key === "") return "Type a part of the payee’s name.";
  return others.some((other) => payeeKey(other.contains) === key)
    ? "There is a rule for these words already."
    : undefined;
}
