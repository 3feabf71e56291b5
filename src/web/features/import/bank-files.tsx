import { type FormEvent, useState } from "react";
import { maxLabelLength } from "#domain/household/household.ts";
import type { ImportSource } from "#domain/household/records.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { type Command, changing, deleting } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

interface BankFilesProps {
  figures: Pick<Figures, "state">;
  /** Runs the command and shows the message. Returns false if the write failed. */
  run: (command: Command, message: string) => Promise<boolean>;
}

/** The accounts whose files were imported, to rename or delete. Renders nothing without any. */
export function BankFiles({ figures: { state }, run }: BankFilesProps) {
  const sources = byLabel(state.of["import-source"].list());
  const [renaming, setRenaming] = useState<string>();
  if (sources.length === 0) return null;
  const rename = async ({ id }: ImportSource, label: string) => {
    const command = changing("rename-bank-file", "import-source", id, () => ({ label }));
    if (await run(command, `“${label}”: renamed`)) setRenaming(undefined);
  };
  return (
    <section className="bank-files" aria-labelledby="bank-files">
      <h3 id="bank-files">Bank files you have imported</h3>
      <p className="small quiet">
        Each is read as the last time. One that you delete is asked about anew with its next file; its entries stay.
      </p>
      <ul className="rows">
        {sources.map((source) => (
          <li key={source.id}>
            {renaming === source.id ? (
              <RenameForm
                source={source}
                others={sources.filter((other) => other !== source)}
                onSave={(label) => void rename(source, label)}
                onCancel={() => setRenaming(undefined)}
              />
            ) : (
              <AccountRow
                label={source.label}
                onRename={() => setRenaming(source.id)}
                onDelete={() => void run(deleting("remove-bank-file", source.id), `“${source.label}”: deleted`)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const byLabel = (sources: readonly ImportSource[]) => [...sources].sort((a, b) => a.label.localeCompare(b.label));

const AccountRow = ({ label, onRename, onDelete }: { label: string; onRename: () => void; onDelete: () => void }) => (
  <>
    <span className="bank-files-label">{label}</span>
    <span className="bank-files-actions">
      <Button variant="quiet" size="small" aria-label={`Rename “${label}”`} onClick={onRename}>
        Rename
      </Button>
      <Button variant="quiet" size="small" aria-label={`Delete “${label}”`} onClick={onDelete}>
        Delete
      </Button>
    </span>
  </>
);

interface RenameFormProps {
  source: ImportSource;
  others: readonly ImportSource[];
  onSave: (label: string) => void;
  onCancel: () => void;
}

function RenameForm({ source, others, onSave, onCancel }: RenameFormProps) {
  const [label, setLabel] = useState(source.label);
  const [showErrors, setShowErrors] = useState(false);
  const problem = labelProblem(label.trim(), others);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(true);
    if (problem === undefined) onSave(label.trim());
  };
  return (
    <form className="bank-files-form" onSubmit={submit} noValidate>
      <TextField
        label="Its name"
        value={label}
        onChange={setLabel}
        maxLength={maxLabelLength}
        autoComplete="off"
        error={showErrors ? problem : undefined}
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
