import { type FormEvent, useState } from "react";
import { formatMoney, minor } from "#domain/money/money.ts";
import { type MergedBudget, offered } from "#domain/spending/categories.ts";
import { failedWriteWords, isDeviceProblem, writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { openHouseholdOf, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import type { BudgetForm } from "./edit-budgets.tsx";
import { mergingCategories } from "./merge-command.ts";

interface MergeProps extends Pick<BudgetForm, "household" | "week" | "began"> {
  /** The category whose entries move. */
  categoryId: string;
  onDone: () => void;
}

/** Moves everything of one category into another. */
export function MergeCategory({ household, week, began, categoryId, onDone }: MergeProps) {
  const store = useStore();
  const run = useRun();
  const [intoId, choose] = useState("");
  const [budget, setBudget] = useState<MergedBudget>("add");
  const [problem, setProblem] = useState("");
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const from = household.categories.find(({ id }) => id === categoryId);
  const into = household.categories.find(({ id }) => id === intoId);
  if (!from) return <Gone onDone={onDone} />;
  const others = offered(household.categories).filter(({ id }) => id !== categoryId);
  const merge = async (event: FormEvent) => {
    event.preventDefault();
    const state = openHouseholdOf(store.state.get());
    if (!into || !state) return setProblem("Choose the category that stays.");
    setBusy(true);
    const command = await mergingCategories({ from, into, budget, week, began }, state, yieldToMain());
    const written = await run(command, `${from.label} is part of ${into.label} now.`);
    setBusy(false);
    if (written.ok) return onDone();
    const isDevice = isDeviceProblem(written.problem);
    setFailed(
      isDevice
        ? `Not kept: ${failedWriteWords[written.problem as keyof typeof failedWriteWords]}`
        : writeProblemWords(written.problem),
    );
  };
  return (
    <form className="merge-category" onSubmit={(event) => void merge(event)} noValidate>
      <h3>Merge {from.label}</h3>
      <p className="lede">
        All its entries, rules, repeats and bills move. What past weeks had and spent in total stays as it was.{" "}
        {from.label} is archived.
      </p>
      <Select
        label="Into"
        name="into"
        placeholder="Choose one"
        value={intoId}
        options={others.map(({ id, label, group }) => ({ value: id, label, group }))}
        error={problem}
        onChange={(id) => {
          choose(id);
          setProblem("");
        }}
      />
      {into && from.weeklyBudget > 0 && (
        <Segments
          label="Its budget from this week on"
          value={budget}
          options={[
            {
              value: "add",
              label: `${formatMoney(minor(from.weeklyBudget + into.weeklyBudget), household)}, both added`,
            },
            { value: "keep", label: `${formatMoney(into.weeklyBudget, household)}, as it is` },
          ]}
          onChange={setBudget}
        />
      )}
      <p className="field-error" aria-live="polite">
        {failed}
      </p>
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          Merge
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Back to the budgets
        </Button>
      </div>
    </form>
  );
}

const Gone = ({ onDone }: Pick<MergeProps, "onDone">) => (
  <div>
    <p className="lede">This category was deleted meanwhile.</p>
    <Button onClick={onDone}>Back to the budgets</Button>
  </div>
);
