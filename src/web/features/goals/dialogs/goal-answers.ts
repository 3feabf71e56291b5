import { nextDueOf } from "#domain/goals/sinking-fund.ts";
import type { Bill, Goal, GoalFunding, Household, SweepTarget } from "#domain/household/household.ts";
import type { Answers, ReadOptions } from "#domain/intake/answers.ts";
import { amountAboveZero, type EntryRead } from "#domain/intake/fields.ts";
import { goalAsTyped, readGoal } from "#domain/intake/goal.ts";
import { withListedAccounts } from "#domain/intake/held-in.ts";
import { type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { numberAsTyped, parseNumber } from "#domain/money/parse-number.ts";
import { canHaveFund } from "#domain/plan/bill-funds.ts";

/** A share of each week in percent, with one decimal. */
export const shareFormat = { decimals: 1, min: 0.1, max: 100 } as const;

/** Chosen instead of owners: the goal goes into the user's private space. */
export const onlyMe = "only-me";

const ownerSeparator = " ";
const toGoal = "goal:";

/** The form fields of a goal: those of the intake, plus owners, funding and bill. */
export function goalAnswers(goal: Goal, place: number, format: MoneyFormat): Answers {
  const { funding, sweepTo, ownerIds = [], billId = "" } = goal;
  return {
    ...goalAsTyped(goal, format),
    place: String(place),
    whose: ownerIds.join(ownerSeparator),
    billId,
    funding: funding?.by ?? "",
    ...(funding?.by === "fixed" && { weekly: amountAsTyped(funding.weekly, format) }),
    ...(funding?.by === "share" && {
      share: numberAsTyped(funding.share / 10, { locale: format.locale, ...shareFormat }),
    }),
    ...(sweepTo && { sweep: sweepTo.kind === "goal" ? toGoal + sweepTo.id : sweepTo.kind }),
  };
}

/** The chosen bill, if it can have a fund. The goal then takes its amount and date. */
export function billOf({ billId = "", kind = "" }: Answers, { bills }: Pick<Household, "bills">): Bill | undefined {
  if (kind === "emergency" || kind === "debt-free") return undefined;
  return bills.find((bill) => bill.id === billId && canHaveFund(bill));
}

/** Fields that are not on the form keep their previous values. */
export function readGoalAnswers(
  given: Answers,
  options: ReadOptions,
  household: Household,
  before: Goal,
): EntryRead<Goal> {
  const listed = new Set(household.accounts.map(({ id }) => id));
  const answers = withListedAccounts(given.whose === onlyMe ? { ...given, ...unshared } : given, listed);
  const bill = billOf(answers, household);
  const read = readGoal(before.id, withBill(answers, bill, options), options);
  const funding = bill ? ({ ok: true, value: undefined } as const) : fundingIn(answers, options);
  if (!read.ok || !funding.ok) return { ok: false, problems: { ...problemsOf(read), ...problemsOf(funding) } };
  const { whose = "" } = answers;
  const sweepTo = sweepIn(answers, funding.value);
  const since = before.since === undefined ? {} : { since: before.since };
  const isSameBill = bill !== undefined && bill.id === before.billId && before.paidUntil !== undefined;
  return {
    ok: true,
    value: {
      ...read.value,
      ...since,
      priority: before.priority,
      state: before.state,
      ...(whose !== "" && { ownerIds: whose.split(ownerSeparator) }),
      ...(funding.value && { funding: funding.value }),
      ...(bill && { billId: bill.id }),
      ...(isSameBill && { paidUntil: before.paidUntil }),
      ...(sweepTo && { sweepTo }),
    },
  };
}

const problemsOf = (read: EntryRead<unknown>) => (read.ok ? {} : read.problems);

/** Clears the fields that only a shared goal has. */
const unshared: Answers = { whose: "", heldIn: "", billId: "", funding: "", sweep: "" };

function withBill(answers: Answers, bill: Bill | undefined, { format, today }: ReadOptions): Answers {
  if (!bill) return answers;
  return { ...answers, target: amountAsTyped(bill.amount, format), by: nextDueOf(bill, today) ?? "" };
}

function fundingIn(answers: Answers, options: ReadOptions): EntryRead<GoalFunding | undefined> {
  const { funding = "", weekly = "", share = "" } = answers;
  if (funding === "leftover") return { ok: true, value: { by: "leftover" } };
  if (funding === "fixed") {
    const read = amountAboveZero(weekly, options);
    return read.ok
      ? { ok: true, value: { by: "fixed", weekly: read.value } }
      : { ok: false, problems: { weekly: read.problem } };
  }
  if (funding !== "share") return { ok: true, value: undefined };
  const read = parseNumber(share, { locale: options.format.locale, ...shareFormat });
  // Shares are stored in thousandths.
  return read.ok
    ? { ok: true, value: { by: "share", share: Math.round(read.value * 10) } }
    : { ok: false, problems: { share: read.problem } };
}

/** Only a fixed amount or a share can be passed on. */
function sweepIn({ sweep = "" }: Answers, funding: GoalFunding | undefined): SweepTarget | undefined {
  if (sweep === "" || !funding || funding.by === "leftover") return undefined;
  return sweep.startsWith(toGoal) ? { kind: "goal", id: sweep.slice(toGoal.length) } : { kind: "investing" };
}

export const sweepToGoal = (id: string): string => toGoal + id;

/** The starting values of a new goal. */
export const blankGoal: Goal = {
  id: "new",
  label: "",
  kind: "own",
  target: minor(0),
  priority: 1,
  alreadySaved: minor(0),
  state: "active",
};
