import { useState } from "react";
import type { Account, Household } from "#domain/household/household.ts";
import type { SaveTarget } from "#domain/household/records.ts";
import { destinationOfSave, everydayAccountOf } from "#domain/ledger/accounts.ts";
import { type SaveAccounts, saveDestinations, saveSources } from "#domain/saves/save-accounts.ts";
import { targetKey } from "#domain/saves/totals.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { NotRecorded } from "#web/household/saves/use-record-save.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Select, type SelectOption } from "#web/ui/select.tsx";
import "#web/household/saves/saves.css";

interface AccountsDialogProps {
  title: string;
  targets: readonly SaveTarget[];
  household: Household;
  accounts: SaveAccounts;
  /** Resolves to an error message, if any. */
  onChange: (accounts: SaveAccounts) => Promise<string | undefined>;
  onClose: () => void;
}

/** Changes the account that a save comes from, and for each target the account that holds it. */
export function AccountsDialog({ title, targets, household, accounts, onChange, onClose }: AccountsDialogProps) {
  const [chosen, choose] = useState(accounts);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    if (chosen === accounts) return onClose();
    setBusy(true);
    const refused = await onChange(chosen);
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog open title={title} variant="sheet" onClose={onClose}>
      {/* Not a form: the dialog opens inside the form of the split. */}
      <div className="set-aside">
        <SourceField
          household={household}
          from={chosen.from}
          onChoose={(from) => choose((now) => ({ ...now, from }))}
        />
        {distinctTargets(targets).map((target) => (
          <DestinationField
            key={targetKey(target)}
            target={target}
            household={household}
            to={chosen.to?.[targetKey(target)]}
            onChoose={(id) => choose((now) => ({ ...now, to: { ...now.to, [targetKey(target)]: id } }))}
          />
        ))}
        <div className="set-aside-actions">
          <Button busy={isBusy} onClick={() => void use()}>
            Use these accounts
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
        <NotRecorded problem={problem} />
      </div>
    </Dialog>
  );
}

const distinctTargets = (targets: readonly SaveTarget[]): SaveTarget[] => [
  ...new Map(targets.map((target) => [targetKey(target), target])).values(),
];

/** What is recorded stays a choice, even if the account was closed or deleted since. */
function optionsOf(choices: readonly Account[], current: string, { accounts }: Household): SelectOption[] {
  const options = choices.map(({ id, label }) => ({ value: id, label }));
  if (options.some(({ value }) => value === current)) return options;
  if (current === "") return [{ value: "", label: "No account" }, ...options];
  const known = accounts.find(({ id }) => id === current);
  return [{ value: current, label: known?.label ?? "A deleted account" }, ...options];
}

interface SourceFieldProps {
  household: Household;
  from: string | undefined;
  onChoose: (id: string) => void;
}

function SourceField({ household, from, onChoose }: SourceFieldProps) {
  const current = from ?? everydayAccountOf(household)?.id ?? "";
  const choose = (id: string) => id !== "" && onChoose(id);
  return (
    <Select
      label="From"
      name="from"
      value={current}
      hint={current === "" ? "Without an account, no balance goes down." : undefined}
      options={optionsOf(saveSources(household), current, household)}
      onChange={choose}
    />
  );
}

interface DestinationFieldProps {
  target: SaveTarget;
  household: Household;
  to: string | undefined;
  onChoose: (id: string) => void;
}

/** Not shown where there is nothing to choose: a debt is paid, and one account is the only one for the target. */
function DestinationField({ target, household, to, onChoose }: DestinationFieldProps) {
  const current = to ?? destinationOfSave({ target }, household)?.id ?? "";
  const choices = saveDestinations(target, household);
  if (!choices.some(({ id }) => id !== current)) return null;
  return (
    <Select
      label={`${targetWords(target, household)} goes to`}
      name="to"
      value={current}
      options={optionsOf(choices, current, household)}
      onChange={(id) => id !== "" && onChoose(id)}
    />
  );
}
