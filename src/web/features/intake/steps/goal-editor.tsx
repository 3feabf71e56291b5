import { useMemo } from "react";
import { nothingPaid } from "#domain/goals/paid-from-goals.ts";
import { type GoalMoney, moneyOfGoals, noMoney } from "#domain/goals/progress.ts";
import { type WeeklyNeed, weeklyNeed } from "#domain/goals/weekly-need.ts";
import type { Account, AccountKind, Goal } from "#domain/household/household.ts";
import type { Row } from "#domain/intake/answers.ts";
import { isBlank, readRow } from "#domain/intake/read-row.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { weekOfDay } from "#domain/time/week.ts";
import { paidFromGoalsIn } from "#web/household/figures/household-of.ts";
import { HeldInFields } from "#web/household/held-in-fields.tsx";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { goalKindOptions } from "#web/household/words/kind-options.ts";
import { openHouseholdOf, type StoreState, useStoreState } from "#web/store/index.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { Why } from "#web/ui/why.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { type Intake, useIntake } from "../draft/use-draft.tsx";
import { NameAndKind } from "../rows/editor-fields.tsx";
import { errorOf, rowName } from "../rows/problem-words.ts";
import type { EditorProps } from "../rows/row-types.ts";

/** The fields of a goal and what it needs a week. */
export function GoalEditor(props: EditorProps) {
  return (
    <div className="editor-fields">
      <NameAndKind {...props} label="What for" kinds={goalKindOptions} />
      <HowMuch {...props} />
      <HeldIn {...props} />
      <NeedNote row={props.row} />
    </div>
  );
}

function HowMuch({ row: { answers }, problems, onType }: EditorProps) {
  const { format, today } = useIntake().options;
  const field = (name: string) => ({
    name,
    value: answers[name] ?? "",
    error: errorOf("goals", problems, name),
    onChange: (text: string) => onType({ [name]: text }),
  });
  return (
    <>
      <div className="editor-third">
        <MoneyField {...field("target")} label="Target" format={format} />
      </div>
      <div className="editor-third">
        <MoneyField {...field("alreadySaved")} label="Already saved" format={format} />
      </div>
      <div className="editor-third editor-wide-on-phones">
        <DateField {...field("by")} label="By" optional min={today} />
      </div>
    </>
  );
}

/** Offers the accounts of the earlier step by their names, with or without a balance. */
function HeldIn({ row: { answers }, problems, onType }: EditorProps) {
  const intake = useIntake();
  return (
    <HeldInFields
      answers={answers}
      accounts={accountsOf(intake)}
      format={intake.options.format}
      firstClass="editor-most editor-wide-on-phones"
      rowClass="editor-all"
      errorOf={(name) => errorOf("goals", problems, name)}
      onType={onType}
    />
  );
}

/** The rows of the accounts. Only the finished records tell which ones were closed. */
export function accountsOf({ rowsOf, lastFinished }: Pick<Intake, "rowsOf" | "lastFinished">): Account[] {
  const closed = new Map(lastFinished?.accounts.map(({ id, closedOn }) => [id, closedOn]));
  return rowsOf("accounts")
    .filter((row) => !isBlank(row))
    .map((row) => {
      const { id, answers } = row;
      const closedOn = closed.get(id);
      const kind = (answers.kind ?? "checking") as AccountKind;
      return { id, label: rowName(row), kind, balance: minor(0), ...(closedOn && { closedOn }) };
    });
}

/** What the goal needs a week, updated while typing. */
function NeedNote({ row }: { row: DraftRow }) {
  const intake = useIntake();
  const money = useGoalMoney().get(row.id);
  const goal = goalOf(row, intake);
  const need = goal && needOf(goal, intake, money);
  const { format } = intake.options;
  const words = goal ? needWords(goal, need, format) : "";
  return (
    <>
      {words && (
        <p className="editor-note">
          {words}{" "}
          {need?.state === "needed" && <Why about="needs a week" {...explanationWords(need.perWeek.why, format)} />}
        </p>
      )}
      <Announcement text={words} />
    </>
  );
}

type Draft = Pick<Intake, "options" | "read">;

/** The row as a goal, wherever it is held. The dash stands in for a missing name, so that figures show before there is one. */
export function goalOf(row: Row, { options }: Draft): Goal | null {
  const read = readRow({ ...row, part: "goals", answers: { ...row.answers, label: "–", heldIn: "" } }, options);
  return read.ok ? read.value : null;
}

/** What the goal needs a week until its date; null without a date. */
export function needOf(goal: Goal, { options: { today }, read }: Draft, money: GoalMoney = noMoney): WeeklyNeed | null {
  const { calendars } = read.household;
  const need = weeklyNeed({ goal, money, today, calendars, since: weekOfDay(today, calendars) });
  return need.ok ? need.value : null;
}

function needWords({ by }: Goal, need: WeeklyNeed | null, format: MoneyFormat): string {
  if (need?.state === "reached") return "You have all of it already.";
  if (!need || by === undefined) return "Without a date it is filled when its turn comes.";
  return `Needs ${formatMoney(need.perWeek.amount, format)} a week until ${monthWords(by)}.`;
}

const savesOf = (state: StoreState) => openHouseholdOf(state)?.of.save;
const withdrawalsOf = (state: StoreState) => openHouseholdOf(state)?.of.withdrawal;

const paidOf = (state: StoreState) => {
  const open = openHouseholdOf(state);
  return open ? paidFromGoalsIn(open) : nothingPaid;
};

const none: ReadonlyMap<string, GoalMoney> = new Map();

/** What was saved toward each goal so far. */
export function useGoalMoney(): ReadonlyMap<string, GoalMoney> {
  const saves = useStoreState(savesOf);
  const withdrawals = useStoreState(withdrawalsOf);
  const paid = useStoreState(paidOf);
  return useMemo(() => {
    const money = moneyOfGoals(saves?.list() ?? [], withdrawals?.list() ?? [], paid);
    return money.ok ? money.value : none;
  }, [saves, withdrawals, paid]);
}
