import { useState } from "react";
import type { Goal } from "#domain/household/household.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useRun } from "#web/household/use-run.ts";
import { writeProblemWords } from "#web/household/write-problem-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { savingOwn } from "../goal-commands.ts";
import { SaveForm } from "./save-form.tsx";

/** A save toward a goal of one's own space: no plan asks for it, and nobody else is told. */
export function OwnSaveDialog({ goal, figures, onClose }: { goal: Goal; figures: Figures; onClose: () => void }) {
  const { household, week } = figures;
  const run = useRun();
  const [isBusy, setBusy] = useState(false);
  const record = async (amount: Minor): Promise<string | undefined> => {
    setBusy(true);
    const saving = savingOwn(goal.id, { week, amount, at: currentTime() });
    const written = await run(saving, `${formatMoney(amount, household)} set aside for ${goal.label}`);
    setBusy(false);
    if (written.ok) onClose();
    return written.ok ? undefined : `${writeProblemWords(written.problem)} What you typed is still here.`;
  };
  return <SaveForm title={`Save toward ${goal.label}`} format={household} {...{ isBusy, record, onClose }} />;
}
