import { Button } from "#web/ui/button.tsx";
import { ChipBar } from "#web/ui/chip-bar.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { plainName } from "./plain-name.ts";
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
  const taken = new Set(rows.map(({ answers }) => plainName(answers.label ?? answers.name ?? "")));
  const offered = templates.filter((template) => !taken.has(plainName(template.label)));
  if (offered.length === 0) return null;
  return (
    <ChipBar label={label} className="row-chips">
      {offered.map((template) => (
        <Button key={template.label} variant="outline" icon="plus" onClick={() => onPick(template)}>
          {template.label}
        </Button>
      ))}
    </ChipBar>
  );
}
