import type { PayoffChoice } from "#domain/household/household.ts";
import { exponentOf } from "#domain/money/money.ts";
import type { Weekday } from "#domain/time/day.ts";
import { type Fields, kinds } from "../kinds/kinds.ts";
import type { LiveRecord } from "../read-record.ts";
import type { FieldValues, RecordKind } from "../record.ts";
import {
  balanceTable,
  habitTickTable,
  overriddenTable,
  pauseTable,
  recurringTable,
  saveTable,
  signOffTable,
  templateTable,
  transactionTable,
  weekReviewTable,
  withdrawalTable,
} from "./csv-entry-columns.ts";
import {
  amount,
  type CsvContext,
  type CsvTable,
  decimal,
  inCurrency,
  number,
  percentCell,
  reference,
  references,
  tableOf,
  text,
  textCell,
  yes,
} from "./csv-table.ts";
import { canonicalJson } from "./household-file.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const weekdayName = (weekday: Weekday): string => weekdays[weekday - 1]!;

/** "2026-W01: Monday, UTC": the first week, the first weekday, and the time zone. */
const calendarsInWords = ({ calendars }: Fields<"household">): string =>
  calendars.map(({ from, firstDay, timeZone }) => `${from}: ${weekdayName(firstDay)}, ${timeZone}`).join(" / ");

/** "2026-W01: 80.00 off": the first week, the amount, and the rollover. */
const earlierBudgets = ({ earlier = [] }: Fields<"category">, { currency }: CsvContext): string =>
  earlier
    .map(({ from, weeklyBudget, rollover }) => `${from}: ${decimal(weeklyBudget, exponentOf(currency))} ${rollover}`)
    .join(" / ");

const known: ReadonlySet<string> = new Set(Object.keys(kinds["intake-draft"].schema.entries));

/** A draft's answers are arbitrary fields, so they share one cell. */
const answersOf = (draft: Fields<"intake-draft">): string =>
  canonicalJson(Object.fromEntries(Object.entries(draft).filter(([name]) => !known.has(name))));

type Payoff = PayoffChoice | undefined;

/** The name of the payoff order, or the debts in a custom order. */
function payoffOrderInWords(payoff: Payoff, { labelOf }: CsvContext): string | undefined {
  if (!payoff || typeof payoff.order !== "object") return payoff?.order as string | undefined;
  return payoff.order.own.map((id) => labelOf(id) || id).join(" / ");
}

/** "2027-03-31: 1000.00 Card": the day, the amount, and the debt. */
const oneOffsInWords = (payoff: Payoff, { labelOf, currency }: CsvContext): string =>
  (payoff?.oneOffs ?? [])
    .map(({ on, amount, debtId }) => {
      const named = debtId === undefined ? "" : ` ${labelOf(debtId) || debtId}`;
      return `${on}: ${decimal(amount, exponentOf(currency))}${named}`;
    })
    .join(" / ");

/** "fixed 12.00", "share 10 %" or "leftover"; undefined if the date or the order of the goal decides. */
function fundingInWords({ funding }: Fields<"goal">, { currency }: CsvContext): string | undefined {
  if (funding?.by === "fixed") return `fixed ${decimal(funding.weekly, exponentOf(currency))}`;
  return funding?.by === "share" ? `share ${funding.share / 10} %` : funding?.by;
}

function sweepInWords({ sweepTo }: Fields<"goal">, { labelOf }: CsvContext): string | undefined {
  return sweepTo?.kind === "goal" ? labelOf(sweepTo.id) || sweepTo.id : sweepTo?.kind;
}

/** "Savings: 1000.00": the account and its part of what was already saved. */
const heldInWords = ({ heldIn = [] }: Fields<"goal">, { labelOf, currency }: CsvContext): string =>
  heldIn
    .map(({ accountId, amount }) => `${labelOf(accountId) || accountId}: ${decimal(amount, exponentOf(currency))}`)
    .join(" / ");

type Tables = { readonly [Name in RecordKind]: CsvTable<Fields<Name>> };

/** The columns of each kind. A kind that is missing here does not compile. */
export const csvTables: Tables = {
  household: tableOf("household", [
    text("Name", ({ name }) => name),
    text("Country", ({ country }) => country),
    text("Currency", ({ currency }) => currency),
    text("Locale", ({ locale }) => locale),
    text("Weeks", calendarsInWords),
    text("Money date", ({ moneyDate }) => weekdayName(moneyDate)),
    text("First week", ({ began }) => began),
    text("Reason", ({ reason }) => reason),
    text("Settling since", ({ settling }) => settling?.since),
    text("Settling by", ({ settling }) => settling?.by),
    ["Payoff order", ({ payoff }, context) => textCell(payoffOrderInWords(payoff, context))],
    text("Payoff rhythm", ({ payoff }) => payoff?.rhythm),
    amount("Payoff extra", ({ payoff }) => payoff?.extra),
    ["Payoff once", ({ payoff }, context) => textCell(oneOffsInWords(payoff, context))],
    ["Growth in percent", ({ assumptions }) => percentCell(assumptions?.growth)],
    ["Inflation in percent", ({ assumptions }) => percentCell(assumptions?.inflation)],
    ["Withdrawal in percent", ({ assumptions }) => percentCell(assumptions?.withdrawal)],
    ...reference<Fields<"household">>("Default account", ({ defaultAccount }) => defaultAccount?.id),
  ]),
  person: tableOf("person", [
    text("Name", ({ name }) => name),
    text("Type", ({ kind }) => kind),
    number("Birth year", ({ birthYear }) => birthYear),
    text("Account", ({ uid }) => uid),
    ...reference<Fields<"person">>("Default account", ({ defaultAccount }) => defaultAccount?.id),
  ]),
  income: tableOf("income", [
    text("Label", ({ label }) => label),
    ...reference<Fields<"income">>("Person", ({ personId }) => personId),
    text("How often", ({ pay }) => pay.cadence),
    amount("Amount", ({ pay }) => (pay.cadence === "irregular" ? undefined : pay.amount)),
    text("Next day", ({ pay }) => (pay.cadence === "irregular" ? undefined : pay.nextOn)),
    amount("Low amount", ({ pay }) => (pay.cadence === "irregular" ? pay.low : undefined)),
    amount("Usual amount", ({ pay }) => (pay.cadence === "irregular" ? pay.usual : undefined)),
    text("Low and usual for", ({ pay }) => (pay.cadence === "irregular" ? pay.per : undefined)),
    inCurrency,
  ]),
  bill: tableOf("bill", [
    text("Label", ({ label }) => label),
    amount("Amount", (bill) => bill.amount),
    inCurrency,
    text("How often", ({ cadence }) => cadence),
    text("Next due", ({ nextDue }) => nextDue),
    ...reference<Fields<"bill">>("Category", ({ categoryId }) => categoryId),
    ...reference<Fields<"bill">>("Pays the debt", ({ debtId }) => debtId),
    yes("Pays none of the debts", ({ isSeparate = false }) => isSeparate),
  ]),
  category: tableOf("category", [
    text("Label", ({ label }) => label),
    text("Type", ({ kind }) => kind),
    amount("Weekly budget", ({ weeklyBudget }) => weeklyBudget),
    inCurrency,
    text("Rollover", ({ rollover }) => rollover),
    text("Since week", ({ since }) => since),
    ["Earlier budgets", (category, context) => textCell(earlierBudgets(category, context))],
    yes("Housing", ({ isHousing = false }) => isHousing),
    text("Group", ({ group }) => group),
    yes("Archived", ({ isArchived = false }) => isArchived),
    number("Color", ({ color }) => color),
  ]),
  account: tableOf("account", [
    text("Label", ({ label }) => label),
    text("Type", ({ kind }) => kind),
    amount("Balance", ({ balance }) => balance),
    amount("At least", ({ low }) => low),
    amount("At most", ({ high }) => high),
    inCurrency,
    ["Yearly change in percent", ({ yearlyChange }) => percentCell(yearlyChange)],
    ...references<Fields<"account">>("Owner", "Owners", ({ ownerIds }) => ownerIds),
    text("Closed on", ({ closedOn }) => closedOn),
  ]),
  debt: tableOf("debt", [
    text("Label", ({ label }) => label),
    text("Type", ({ kind }) => kind),
    amount("Balance", ({ balance }) => balance),
    amount("Minimum a month", ({ minimum }) => minimum),
    inCurrency,
    ["Yearly rate in percent", ({ apr }) => percentCell(apr)],
    ...references<Fields<"debt">>("Owner", "Owners", ({ ownerIds }) => ownerIds),
    ...reference<Fields<"debt">>("Taken for", ({ accountId }) => accountId),
    text("Closed on", ({ closedOn }) => closedOn),
  ]),
  balance: balanceTable,
  goal: tableOf("goal", [
    text("Label", ({ label }) => label),
    text("Type", ({ kind }) => kind),
    amount("Target", ({ target }) => target),
    amount("Already saved", ({ alreadySaved }) => alreadySaved),
    inCurrency,
    text("By", ({ by }) => by),
    number("Priority", ({ priority }) => priority),
    text("Since week", ({ since }) => since),
    text("State", ({ state }) => state),
    ["Fed by", (goal, context) => textCell(fundingInWords(goal, context))],
    ...references<Fields<"goal">>("Owner", "Owners", ({ ownerIds }) => ownerIds),
    ...reference<Fields<"goal">>("Lays by for", ({ billId }) => billId),
    ["Once full to", (goal, context) => textCell(sweepInWords(goal, context))],
    ["Held in", (goal, context) => textCell(heldInWords(goal, context))],
  ]),
  withdrawal: withdrawalTable,
  habit: tableOf("habit", [
    text("Label", ({ label }) => label),
    number("Times a week", ({ timesAWeek }) => timesAWeek),
  ]),
  "habit-tick": habitTickTable,
  transaction: transactionTable,
  recurring: recurringTable,
  template: templateTable,
  rule: tableOf("rule", [
    number("Order", ({ order }) => order),
    text("Payee contains", ({ contains }) => contains),
    ...reference<Fields<"rule">>("Category", ({ categoryId }) => categoryId),
  ]),
  "import-source": tableOf("import-source", [
    text("Label", ({ label }) => label),
    text("Header", ({ header }) => header),
    text("Mapping", ({ mapping }) => canonicalJson(mapping)),
  ]),
  save: saveTable,
  "week-review": weekReviewTable,
  "sign-off": signOffTable,
  pause: pauseTable,
  settings: tableOf("settings", [text("Sharing", ({ sharing }) => sharing)]),
  "intake-draft": tableOf("intake-draft", [
    text("Part", ({ part }) => part),
    number("Order", ({ order }) => order),
    text("Answers", answersOf),
  ]),
  overridden: overriddenTable,
};

/** By day or week, then by manual order or time of entry, then by id. */
export function inCsvOrder({ fields: a }: LiveRecord, { fields: b }: LiveRecord): number {
  return compare(timeOf(a), timeOf(b)) || compare(placeOf(a), placeOf(b)) || compare(a.id, b.id);
}

const compare = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

const timeOf = ({ day, week, from }: FieldValues): string => textIn([day, week, from]);
const placeOf = ({ order, priority, recordedAt }: FieldValues): number => numberIn([order, priority, recordedAt]);

/** Checks types, because a newer edition may use one of these names for something else. */
const textIn = (values: readonly unknown[]): string => values.find((value) => typeof value === "string") ?? "";
const numberIn = (values: readonly unknown[]): number => values.find((value) => typeof value === "number") ?? 0;
