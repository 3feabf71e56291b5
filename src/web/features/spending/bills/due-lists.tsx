import type { LandingPay } from "#domain/dashboard/coming-up.ts";
import type { Household } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import { type BillsCalendar, type DueItem, type dueBeforePay, paysBetween } from "#domain/spending/bills-calendar.ts";
import { addDays, type Day, daysBetween } from "#domain/time/day.ts";
import { dateWords, longWeekdayWords, nearDayWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { monthName, whosePay } from "../words.ts";
import { type BillDialog, canBePaid } from "./pay-bill.tsx";

interface ListProps {
  calendar: BillsCalendar;
  household: Household;
  billDialog: BillDialog;
}

/** The month as a list, for screens too narrow for a calendar. */
export function MonthList({ calendar: { days, sum }, household, billDialog }: ListProps) {
  const busyDays = days.filter(({ dues, pays }) => dues.length + pays.length > 0);
  const name = monthName(days[0]!.day, billDialog.today);
  if (busyDays.length === 0) return <p className="lede bills-list">Nothing is due in {name}.</p>;
  return (
    <div className="bills-list">
      <ul className="rows bills-rows">
        {busyDays.flatMap(({ pays, dues }) => [
          ...pays.map((pay) => <PayRow key={`pay ${pay.income.id} ${pay.day}`} pay={pay} household={household} />),
          ...dues.map((item) => (
            <DueRow key={dueKey(item)} item={item} household={household} billDialog={billDialog} />
          )),
        ])}
      </ul>
      <p className="sum">
        <span>
          Due in {name} <Why about={`Due in ${name}`} {...explanationWords(sum.why, household)} />
        </span>
        <Money amount={sum.amount} format={household} />
      </p>
    </div>
  );
}

export const incomesPath = `${paths.intake}?edit=true&step=incomes`;

interface UntilProps {
  found: ReturnType<typeof dueBeforePay>;
  /** Bills of the last week that are not marked as paid. */
  recentUnpaid: readonly DueItem[];
  household: Household;
  billDialog: BillDialog;
}

/** What is still due before the next pay of anyone in the household. */
export function UntilPay({ found, recentUnpaid, household, billDialog }: UntilProps) {
  if (!found.ok && found.problem === "too-large") return null;
  const rows = { household, billDialog };
  return (
    <div className="until-pay">
      {recentUnpaid.length > 0 && (
        <div className="until-pay-lately">
          <h3>Due in the last week</h3>
          <DueRows {...rows} dues={recentUnpaid} />
        </div>
      )}
      <h3>{found.ok ? titleOf(addDays(found.value.to, 1), household, billDialog.today) : "Before the next pay"}</h3>
      {found.ok ? (
        <Due {...rows} due={found.value} />
      ) : (
        <p className="lede">
          <Link to={incomesPath}>Say when the next pay comes</Link>, and what is due before it stands here.
        </p>
      )}
    </div>
  );
}

/** "Before Maya’s pay on Tuesday". */
function titleOf(payday: Day, household: Household, today: Day): string {
  const pay = paysBetween(household.incomes, payday, payday)[0];
  const name = pay ? payLabel(pay, household).replace(/^Your/, "your") : "the next pay";
  return `Before ${name} ${onDayWords(payday, today)}`;
}

type Found = Extract<UntilProps["found"], { ok: true }>["value"];

type RowsProps = Pick<UntilProps, "household" | "billDialog">;

const DueRows = ({ dues, ...rows }: RowsProps & { dues: readonly DueItem[] }) => (
  <ul className="rows bills-rows">
    {dues.map((item) => (
      <DueRow key={dueKey(item)} item={item} {...rows} />
    ))}
  </ul>
);

function Due({ due: { dues, sum }, ...rows }: RowsProps & { due: Found }) {
  const { household } = rows;
  if (dues.length === 0) return <p className="lede">Nothing is due before that.</p>;
  return (
    <>
      <DueRows {...rows} dues={dues} />
      <p className="sum">
        <span>
          Due by then <Why about="Due before the next pay" {...explanationWords(sum.why, household)} />
        </span>
        <Money amount={sum.amount} format={household} />
      </p>
    </>
  );
}

interface DueRowProps {
  item: DueItem;
  household: Household;
  billDialog: BillDialog;
}

function DueRow({ item, household, billDialog }: DueRowProps) {
  const recorded = recordedWords(item);
  return (
    <li>
      <time className="bills-day" dateTime={item.day}>
        {nearDayWords(item.day)}
      </time>
      <span className="bills-label">
        {dueLabel(item)}
        {recorded && <span className="small quiet"> {recorded}</span>}
      </span>
      {canBePaid(item, billDialog.today) && (
        <TextButton
          className="bills-paid"
          aria-label={`Mark paid: ${dueLabel(item)}, ${dateWords(item.day)}`}
          onClick={() => billDialog.open(item)}
        >
          Mark paid
        </TextButton>
      )}
      <DueAmount item={item} household={household} />
    </li>
  );
}

/** Repeated income and transfers have no amount due, so they show their own amount. */
function DueAmount({ item, household }: Pick<DueRowProps, "item" | "household">) {
  if (item.kind === "bill" || item.entry.kind === "spending") return <Money amount={item.due} format={household} />;
  const amount: Minor = item.entry.amount;
  return <Money amount={amount} format={household} tone={item.entry.kind === "income" ? "gain" : "quiet"} />;
}

const PayRow = ({ pay, household }: { pay: LandingPay; household: Household }) => (
  <li>
    <time className="bills-day" dateTime={pay.day}>
      {nearDayWords(pay.day)}
    </time>
    <span className="bills-label">{payLabel(pay, household)}</span>
    <Money amount={pay.amount} format={household} tone="gain" />
  </li>
);

const withoutPayee = { spending: "An expense", income: "Income", transfer: "A transfer" } as const;

export const dueLabel = (item: DueItem): string =>
  item.label || (item.kind === "entry" ? withoutPayee[item.entry.kind] : "A bill");

/** "Maya’s pay". */
export function payLabel({ income }: LandingPay, household: Pick<Household, "people">): string {
  const pay = `${whosePay(income, household)} pay`;
  return pay.charAt(0).toUpperCase() + pay.slice(1);
}

/** The state of an item that is already recorded. */
const recordedWords = ({ kind, isRecorded }: DueItem): string =>
  isRecorded ? (kind === "bill" ? "paid" : "entered") : "";

/** "on Tuesday", or "on 27 November" if further ahead. */
function onDayWords(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  return `on ${ahead < 7 ? longWeekdayWords(day) : dateWords(day)}`;
}

/** A React key: an item is due at most once a day. */
export const dueKey = (item: DueItem): string => (item.kind === "bill" ? `${item.bill.id} ${item.day}` : item.entry.id);
