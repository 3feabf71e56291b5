import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { NotRecorded } from "./not-recorded.tsx";
import { splitOf, type ThisWeek } from "./this-week.ts";
import { type Presser, usePress } from "./use-press.ts";
import { useSetAside } from "./use-set-aside.ts";
import { WhereItGoes } from "./where-it-goes.tsx";
import { useWho, Who } from "./who.tsx";
import "./set-aside.css";

interface SetAsideProps {
  week: ThisWeek;
  /** The person who is here, where that is known. */
  self?: string | undefined;
  /** Asks for a reason first; without it nothing is recorded as it is. */
  onSkip?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
}

/** One amount, one press: what the week puts aside, with where it goes shown before it is recorded. */
export const SetAside = (props: SetAsideProps) => <SetAsideForm {...props} presser={usePress()} />;

/** The same, where the press is followed from above. */
export function SetAsideForm({ week, self, presser, onSkip, onDone }: SetAsideProps & { presser: Presser }) {
  const who = useWho(week.household.people, self);
  const form = useSetAside(week, who.people, presser, onDone);
  const { format, text, type, amount, wrong, problem, isBusy, submit, nothing } = form;
  const split = amount.ok && amount.value > 0 ? splitOf(week, amount.value) : null;
  if (who.adults.length === 0) return null;
  return (
    <form className="set-aside" onSubmit={submit} noValidate>
      <MoneyField
        label="Set aside this week"
        name="amount"
        value={text}
        format={format}
        onChange={type}
        error={wrong}
      />
      <Who who={who} />
      {split?.ok && <WhereItGoes steps={split.value} format={format} />}
      <div className="set-aside-actions">
        <Button type="submit" busy={isBusy}>
          Record it
        </Button>
        {week.saves.length === 0 && (
          <Button variant="quiet" busy={isBusy} onClick={onSkip ?? nothing}>
            Nothing this week
          </Button>
        )}
      </div>
      <NotRecorded problem={problem} />
    </form>
  );
}
