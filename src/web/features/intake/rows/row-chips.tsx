import { Button } from "#web/ui/button.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import type { RowTemplate } from "./row-list-props.ts";
import "./row-chips.css";

interface RowChipsProps {
  label: string;
  templates: readonly RowTemplate[];
  rows: readonly DraftRow[];
  onPick(template: RowTemplate): void;
}

/** What many households have, one press each. What is listed already is not offered again. */
export function RowChips({ label, templates, rows, onPick }: RowChipsProps) {
  const taken = new Set(rows.map(({ answers }) => plain(answers.label ?? answers.name ?? "")));
  const offered = templates.filter((template) => !taken.has(plain(template.label)));
  if (offered.length === 0) return null;
  return (
    <fieldset className="row-chips">
      <legend>{label}</legend>
      {offered.map((template) => (
        <Button key={template.label} variant="outline" icon="plus" onClick={() => onPick(template)}>
          {template.label}
        </Button>
      ))}
    </fieldset>
  );
}

const plain = (label: string): string => label.trim().toLocaleLowerCase();
