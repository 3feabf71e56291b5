import type { Goal } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useOwnUid } from "#web/household/own-uid.ts";
import { selfIn } from "#web/household/self-in.ts";
import { NotRecorded } from "#web/household/this-week/not-recorded.tsx";
import { replannedWords } from "#web/household/this-week/places.ts";
import { saidWords, usePress } from "#web/household/this-week/use-press.ts";
import { useWho, Who } from "#web/household/this-week/who.tsx";
import { SaveForm } from "./save-form.tsx";

interface SaveProps {
  goal: Goal;
  figures: Figures;
  onClose: () => void;
}

/** A save of this week that goes to one goal, whatever the plan says. */
export function SaveDialog({ goal, figures, onClose }: SaveProps) {
  const { household, week } = figures;
  const who = useWho(household.people, selfIn(figures, useOwnUid()));
  const { press, isBusy, problem } = usePress();
  const record = async (amount: Minor): Promise<string | undefined> => {
    const shares = [{ target: { kind: "goal" as const, id: goal.id }, amount }];
    const given = { week, shares, people: who.people, note: "" };
    const { isDone, refused } = await press(given, saidWords(given, household));
    if (isDone) onClose();
    return refused ? replannedWords(goal.label, refused.problem) : undefined;
  };
  return (
    <SaveForm
      title={`Save toward ${goal.label}`}
      format={household}
      {...{ isBusy, record, onClose }}
      fault={<NotRecorded problem={problem} />}
    >
      <div className="goal-form-wide">
        <Who who={who} />
      </div>
    </SaveForm>
  );
}
