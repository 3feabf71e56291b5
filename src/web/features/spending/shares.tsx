import { type FormEvent, memo, useMemo, useState } from "react";
import type { Figure } from "#domain/explain.ts";
import type { Household, Settling } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfReceiver } from "#domain/ledger/account-choices.ts";
import { defaultAccountOf } from "#domain/ledger/accounts.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { err } from "#domain/result.ts";
import {
  type Owed,
  type PersonShare,
  type Settlement,
  type SettleProblem,
  settleShares,
} from "#domain/spending/settle-shares.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { addMonths, type Day, dayOf, monthOf, parseDay, yearOf } from "#domain/time/day.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { householdOf } from "#web/household/figures/household-of.ts";
import { changingHousehold } from "#web/household/household-record.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf, youWords } from "#web/household/words/people-words.ts";
import { adding, type Command, together } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { Why } from "#web/ui/why.tsx";
import "./shares.css";

interface SharesProps {
  household: Household;
  book: SpendingBook;
  today: Day;
}

/** Who paid what for everyone, and who owes whom. Only for two or more adults. */
export const Shares = memo(function Shares({ household, book, today }: SharesProps) {
  const found = useMemo(() => settleShares(household, book, today), [household, book, today]);
  const adults = household.people.filter(({ kind }) => kind === "adult").length;
  if (adults < 2) return null;
  return (
    <section className="section shares" aria-labelledby="shares">
      <div className="section-head">
        <h2 id="shares" tabIndex={-1}>
          Shared costs
        </h2>
      </div>
      {found.ok ? (
        <Settled household={household} today={today} settlement={found.value} />
      ) : (
        <Unsettled problem={found.problem} today={today} />
      )}
    </section>
  );
});

const Unsettled = ({ problem, today }: { problem: SettleProblem; today: Day }) =>
  problem === "too-large" ? (
    <p className="lede">These amounts are too large to be shared exactly.</p>
  ) : (
    <SettlingOff today={today} />
  );

const shareMethods: readonly { value: Settling["by"]; label: string }[] = [
  { value: "equal", label: "Equally" },
  { value: "income", label: "By income" },
];

const noDay = "Choose a day that is in the calendar, up to today.";

/** Settling is off by default: most households have one shared account. */
function SettlingOff({ today }: { today: Day }) {
  const run = useRun();
  const [text, setText] = useState<string>(dayOf(yearOf(today), monthOf(today), 1));
  const [by, choose] = useState<Settling["by"]>("equal");
  const [isInvalid, setInvalid] = useState(false);
  const day = parseDay(text);
  const since = day.ok && day.value <= today ? day.value : undefined;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setInvalid(since === undefined);
    if (since) void run(changingSettling({ since, by }), `Shared costs are settled from ${sinceWords(since, today)}.`);
  };
  return (
    <div className="columns">
      <p className="lede shares-why">
        If each of you pays from an own account, this adds up who paid what for the household and says who owes whom.
        What was for one person alone stays theirs. Nothing is moved: you hand it over, and note that here.
      </p>
      <form className="shares-begin" onSubmit={begin} noValidate>
        <DateField
          label="Settle shared costs from"
          value={text}
          min={addMonths(today, -240)}
          max={today}
          error={isInvalid && !since && noDay}
          onChange={setText}
        />
        <Segments label="Shares" value={by} options={shareMethods} onChange={choose} />
        <Button type="submit" variant="outline">
          Settle shared costs{since ? ` from ${sinceWords(since, today)}` : ""}
        </Button>
      </form>
    </div>
  );
}

interface SettledProps {
  household: Household;
  settlement: Settlement;
  today: Day;
}

/** The current balance between the adults, and the button to settle it. */
function Settled({ household, settlement, today }: SettledProps) {
  const { total, owed, leftOut } = settlement;
  return (
    <div className="columns shares-columns">
      <div>
        <p className="lede shares-total">
          {formatMoney(total.amount, household)} paid for {youWords(household.people)} since{" "}
          {sinceWords(settlement.since, today)}, shared {sharedByWords(settlement, household)}{" "}
          <Why about="Paid together" {...explanationWords(total.why, household)} />
        </p>
        <ShareTable household={household} people={settlement.people} />
        {leftOut > 0 && <p className="small quiet shares-left-out">{leftOutWords(leftOut)}</p>}
      </div>
      <div className="shares-side">
        <WhoOwes owed={owed} household={household} today={today} />
        <ShareMethods household={household} />
      </div>
    </div>
  );
}

function WhoOwes({ owed, household, today }: { owed: readonly Owed[]; household: Household; today: Day }) {
  const run = useRun();
  if (owed.length === 0) return <p className="shares-even">You are even.</p>;
  return (
    <div className="shares-owed">
      <ul className="shares-list">
        {owed.map((one) => (
          <li key={`${one.from.id} ${one.to.id}`}>
            {owedWords(one, household)}{" "}
            <Why about={owedWords(one, household)} {...explanationWords(one.why, household)} />
          </li>
        ))}
      </ul>
      <Button onClick={() => void run(settlingUp(owed, today), "Settled. You are even.")}>Settled</Button>
      <p className="small quiet">Once it was handed over. It is noted as a transfer of today.</p>
    </div>
  );
}

const messages = { equal: "Shared equally from now on.", income: "Shared by income from now on." } as const;

function ShareMethods({ household: { settling } }: { household: Household }) {
  const run = useRun();
  if (!settling) return null;
  const choose = (by: Settling["by"]) => void run(changingSettling({ ...settling, by }), messages[by]);
  return (
    <div className="shares-ways">
      <Segments label="Shares" value={settling.by} options={shareMethods} onChange={choose} />
      <Button
        variant="quiet"
        size="small"
        onClick={() => void run(changingSettling(undefined), "Shared costs are no longer settled.")}
      >
        Stop settling
      </Button>
    </div>
  );
}

type TableProps = { household: Household; people: readonly PersonShare[] };

const rows: readonly { name: string; of: "paid" | "forOthers" | "share" | "handedOver"; always: boolean }[] = [
  { name: "Paid for all", of: "paid", always: true },
  { name: "Paid for others alone", of: "forOthers", always: false },
  { name: "Own share", of: "share", always: true },
  { name: "Handed over", of: "handedOver", always: false },
];

/** One column for each person, to compare what they paid and owe. */
function ShareTable({ household, people }: TableProps) {
  const shown = rows.filter(({ of, always }) => always || people.some((one) => one[of].amount !== 0));
  return (
    <table className="shares-table">
      <caption className="visually-hidden">Who paid what</caption>
      <thead>
        <tr>
          <td />
          {people.map(({ person }) => (
            <th key={person.id} scope="col">
              <PersonMark household={household} id={person.id} /> {person.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, of }) => (
          <tr key={of}>
            <th scope="row">{name}</th>
            {people.map((one) => (
              <td key={one.person.id}>
                <Amount figure={one[of]} about={`${name}, ${one.person.name}`} household={household} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">So</th>
          {people.map(({ person, balance }) => (
            <td key={person.id}>
              {balanceWords(balance.amount, household)}{" "}
              <Why about={`How ${person.name} stands`} {...explanationWords(balance.why, household)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const Amount = ({ figure, about, household }: { figure: Figure; about: string; household: Household }) => (
  <>
    {formatMoney(figure.amount, household)} <Why about={about} {...explanationWords(figure.why, household)} />
  </>
);

function PersonMark({ household: { people }, id }: { household: Household; id: string }) {
  const shape = markOf(people, id);
  return shape ? <MemberMark shape={shape} /> : null;
}

/** "1 November", with its year if it is not the current one. */
const sinceWords = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? dateWords(day) : `${dateWords(day)} ${yearOf(day)}`;

/** "Tom owes Maya $42.10". */
const owedWords = ({ from, to, amount }: Owed, format: MoneyFormat): string =>
  `${from.name} owes ${to.name} ${formatMoney(amount, format)}`;

/** "is owed $42.10", "owes $42.10", "even". */
function balanceWords(balance: Minor, format: MoneyFormat): string {
  if (balance === 0) return "even";
  return `${balance > 0 ? "is owed" : "owes"} ${formatMoney(minor(Math.abs(balance)), format)}`;
}

/** Shares by income fall back to equal ones when no income is listed. */
function sharedByWords({ by }: Settlement, { settling }: Household): string {
  if (by === "income") return "by what each earns";
  return settling?.by === "income" ? "equally, as no income is listed" : "equally";
}

function leftOutWords(leftOut: number): string {
  if (leftOut === 0) return "";
  const entries = leftOut === 1 ? "One entry was" : `${leftOut} entries were`;
  return `${entries} paid by someone who is no adult here, and ${leftOut === 1 ? "is" : "are"} in nobody’s share.`;
}

/** Sets from which day and how costs are shared; undefined stops settling. */
const changingSettling = (settling: Settling | undefined): Command =>
  changingHousehold("change-settling", { settling });

/** From the account of who owes to that of who is owed; one account that both use changes no balance. */
function accountsBetween(household: Household, from: string, to: string): Pick<Transaction, "account" | "toAccount"> {
  const account = defaultAccountOf(household, from);
  const toAccount = accountOfReceiver(household, to, account);
  return account && toAccount ? { account, toAccount } : {};
}

/** Records a transfer for each debt, so that everyone is even. */
const settlingUp = (owed: readonly Owed[], day: Day): Command => {
  const transfers = (household: Household | null) =>
    together(
      "settle-up",
      owed.map(({ from, to, amount }) =>
        adding("settle-up", "transaction", {
          ...(household && accountsBetween(household, from.id, to.id)),
          day,
          amount,
          payee: "Settled up",
          note: "",
          kind: "transfer" as const,
          personId: from.id,
          toPersonId: to.id,
        }),
      ),
    );
  return {
    name: "settle-up",
    edits(state, newId) {
      const allExist = owed.every(({ from, to }) => state.of.person.get(from.id) && state.of.person.get(to.id));
      return allExist ? transfers(householdOf(state)).edits(state, newId) : err("gone");
    },
  };
};
