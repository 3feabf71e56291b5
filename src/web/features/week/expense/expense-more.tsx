import type { Household } from "#domain/household/household.ts";
import type { Day } from "#domain/time/day.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { isMoneyBack, withOtherSign } from "./expense-typed.ts";
import type { Expense } from "./use-quick-expense.ts";

interface ExpenseMoreProps {
  household: Household;
  today: Day;
  expense: Expense;
}

/** What few entries need: out of the way until it is asked for. */
export function ExpenseMore(props: ExpenseMoreProps) {
  const { typed, change, problem } = props.expense;
  const { note, day } = typed;
  return (
    <>
      {note !== undefined && (
        <TextField
          {...{ label: "Note", name: "note", autoComplete: "off", value: note }}
          onChange={(text) => change({ note: text })}
          error={problem?.field === "note" && problem.words}
        />
      )}
      {day !== undefined && (
        <DateField
          {...{ label: "Day", name: "day", max: props.today, value: day }}
          onChange={(text) => change({ day: text })}
          error={problem?.field === "day" && problem.words}
        />
      )}
      <Openers {...props} />
    </>
  );
}

function Openers({ household, today, expense: { typed, change, goTo } }: ExpenseMoreProps) {
  const open = (field: "note" | "day", value: string) => {
    change({ [field]: value });
    goTo(field);
  };
  const turn = () => {
    change({ amount: withOtherSign(typed.amount, household) });
    goTo("amount");
  };
  return (
    <p className="text-buttons quick-expense-openers">
      {typed.note === undefined && <Opener onClick={() => open("note", "")}>Add a note</Opener>}
      {typed.day === undefined && <Opener onClick={() => open("day", today)}>Not today?</Opener>}
      <Opener isOn={isMoneyBack(typed.amount, household)} onClick={turn}>
        Money back
      </Opener>
    </p>
  );
}

function Opener({ isOn, onClick, children }: { isOn?: boolean; onClick: () => void; children: string }) {
  return (
    <TextButton aria-pressed={isOn} onClick={onClick}>
      {children}
    </TextButton>
  );
}
