import type { LiveRecord } from "../read-record.ts";
import type { RecordKind } from "../record.ts";
import { canonicalJson } from "./canonical-json.ts";
import { percentCell, textCell } from "./csv.ts";
import { recurringTable, templateTable, transactionTable } from "./csv-entry-columns.ts";
import {
  balanceTable,
  habitTickTable,
  pauseTable,
  saveTable,
  signOffTable,
  weekReviewTable,
  withdrawalTable,
} from "./csv-event-columns.ts";
import { fundingInWords, oneOffsInWords, payoffOrderInWords, sweepInWords } from "./csv-plan-words.ts";
import { amount, type CsvTable, inCurrency, number, reference, references, tableOf, text, yes } from "./csv-table.ts";
import { answersOf, calendarsInWords, earlierBudgets, weekdayName } from "./csv-words.ts";

type Tables = { readonly [Name in RecordKind]: CsvTable<LiveRecord<Name>> };

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
  ]),
  person: tableOf("person", [
    text("Name", ({ name }) => name),
    text("Type", ({ type }) => type),
    number("Birth year", ({ birthYear }) => birthYear),
    text("Account", ({ uid }) => uid),
  ]),
  income: tableOf("income", [
    text("Label", ({ label }) => label),
    ...reference<LiveRecord<"income">>("Person", ({ personId }) => personId),
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
    ...reference<LiveRecord<"bill">>("Category", ({ categoryId }) => categoryId),
  ]),
  category: tableOf("category", [
    text("Label", ({ label }) => label),
    text("Type", ({ type }) => type),
    amount("Weekly budget", ({ weeklyBudget }) => weeklyBudget),
    inCurrency,
    text("Rollover", ({ rollover }) => rollover),
    text("Since week", ({ since }) => since),
    ["Earlier budgets", (category, context) => textCell(earlierBudgets(category, context))],
    yes("Housing", ({ isHousing = false }) => isHousing),
  ]),
  account: tableOf("account", [
    text("Label", ({ label }) => label),
    text("Type", ({ type }) => type),
    amount("Balance", ({ balance }) => balance),
    amount("At least", ({ low }) => low),
    amount("At most", ({ high }) => high),
    inCurrency,
    ["Yearly change in percent", ({ yearlyChange }) => percentCell(yearlyChange)],
    ...references<LiveRecord<"account">>("Owner", "Owners", ({ ownerIds }) => ownerIds),
  ]),
  debt: tableOf("debt", [
    text("Label", ({ label }) => label),
    text("Type", ({ type }) => type),
    amount("Balance", ({ balance }) => balance),
    amount("Minimum a month", ({ minimum }) => minimum),
    inCurrency,
    ["Yearly rate in percent", ({ apr }) => percentCell(apr)],
    yes("Listed as bill", ({ listedAsBill }) => listedAsBill),
    ...references<LiveRecord<"debt">>("Owner", "Owners", ({ ownerIds }) => ownerIds),
    ...reference<LiveRecord<"debt">>("Taken for", ({ accountId }) => accountId),
  ]),
  balance: balanceTable,
  goal: tableOf("goal", [
    text("Label", ({ label }) => label),
    text("Type", ({ type }) => type),
    amount("Target", ({ target }) => target),
    amount("Already saved", ({ alreadySaved }) => alreadySaved),
    inCurrency,
    text("By", ({ by }) => by),
    number("Priority", ({ priority }) => priority),
    text("Since week", ({ since }) => since),
    text("State", ({ state }) => state),
    ["Fed by", (goal, context) => textCell(fundingInWords(goal, context))],
    ...references<LiveRecord<"goal">>("Owner", "Owners", ({ ownerIds }) => ownerIds),
    ...reference<LiveRecord<"goal">>("Lays by for", ({ billId }) => billId),
    ["Once full to", (goal, context) => textCell(sweepInWords(goal, context))],
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
    ...reference<LiveRecord<"rule">>("Category", ({ categoryId }) => categoryId),
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
};
