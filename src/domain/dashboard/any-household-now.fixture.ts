import fc from "fast-check";
import type { Withdrawal } from "../goals/progress.ts";
import type { AccountKind, AccountRef, Household } from "../household/household.ts";
import type { Balance, Save, SaveTarget, Transaction, WeekReview } from "../household/records.ts";
import { ledgerOf } from "../ledger/ledger.fixture.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyAmount, anyFundedHousehold } from "../plan/any-household.fixture.ts";
import { spendingBook } from "../spending/spending-book.ts";
import { addDays, type Day } from "../time/day.ts";
import { addWeeks, startOfWeek, type WeekId } from "../time/week.ts";
import { weekSpan } from "../time/week-span.ts";
import type { DashboardInput } from "./dashboard.ts";

/** A household with all its records on a Friday. */
export interface HouseholdNow extends Omit<DashboardInput, "spending" | "ledger"> {
  entries: readonly Transaction[];
  balances: readonly Balance[];
}

export const today = "2026-11-13" as Day;
export const thisWeek = "2026-W46" as WeekId;

const people: Household["people"] = [
  { id: "maya", name: "Maya", kind: "adult" },
  { id: "tom", name: "Tom", kind: "adult" },
];
const personId = fc.constantFrom("maya", "tom");

/** Mostly this week and the weeks before; some lie ahead, as a device with a wrong clock leaves them. */
const day = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: -4, max: 2 }) },
    { weight: 4, arbitrary: fc.integer({ min: -90, max: 0 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
  )
  .map((days) => addDays(today, days));
const week = fc.integer({ min: -55, max: 0 }).map((weeks) => addWeeks(thisWeek, weeks));
const recordedAt = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse(today) });

/** `c4` and beyond are categories that are gone. */
const categoryId = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: 0, max: 5 }).map((of) => `c${of}`),
);
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -9_000, max: -1 }) },
);

/** `a4` and `d4` are gone. */
const accountRef = fc
  .record({ kind: fc.constantFrom("account" as const, "debt" as const), of: fc.nat(4) })
  .map(({ kind, of }): AccountRef => ({ kind, id: `${kind === "account" ? "a" : "d"}${of}` }));

const entry = fc
  .record({
    account: fc.option(accountRef, { nil: undefined }),
    toAccount: fc.option(accountRef, { nil: undefined }),
    recordedAt: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    day,
    amount,
    personId,
    categoryId,
    otherId: categoryId,
    cut: fc.integer({ min: 0, max: 1_000 }),
    what: fc.constantFrom("plain", "plain", "plain", "split", "bill", "income", "transfer"),
  })
  .map(({ what, otherId, cut, categoryId: id, amount: whole, account, toAccount, recordedAt: at, ...rest }) => {
    const first = Math.trunc((whole * cut) / 1_000);
    const kind = what === "income" || what === "transfer" ? what : "spending";
    const isElsewhere = what === "transfer" && toAccount !== undefined && toAccount.id !== account?.id;
    const made: Omit<Transaction, "id"> = {
      ...rest,
      ...(account && { account }),
      ...(isElsewhere && { toAccount }),
      ...(at !== undefined && { recordedAt: at }),
      kind,
      amount: minor(whole),
      payee: "Shop",
      note: "",
      ...(what === "split"
        ? {
            splits: [
              { categoryId: id ?? "", amount: minor(first) },
              { categoryId: otherId ?? "", amount: minor(whole - first) },
            ],
          }
        : id !== undefined && { categoryId: id }),
      ...(what === "bill" && { bill: { id: "b0", due: today } }),
    };
    return made;
  });

const target: fc.Arbitrary<SaveTarget> = fc.oneof(
  { weight: 4, arbitrary: fc.nat(4).map((to) => ({ kind: "goal" as const, id: `g${to}` })) },
  { weight: 3, arbitrary: fc.constantFrom("buffer", "emergency", "investing").map((kind) => ({ kind })) },
  { weight: 1, arbitrary: fc.nat(3).map((to) => ({ kind: "debt" as const, id: `d${to}` })) },
);
const save: fc.Arbitrary<Omit<Save, "id">> = fc.record({
  week,
  personId,
  target,
  recordedAt,
  amount: anyAmount(60_000).map(minor),
  note: fc.constant(""),
});
const withdrawal: fc.Arbitrary<Omit<Withdrawal, "id">> = fc.record({
  week,
  recordedAt,
  goalId: fc.nat(4).map((of) => `g${of}`),
  amount: fc.integer({ min: 1, max: 40_000 }).map(minor),
});

/** `a4` and `d4` are gone. Accounts can be overdrawn; what is owed is never below zero. */
const balance: fc.Arbitrary<Omit<Balance, "id">> = fc
  .record({
    kind: fc.constantFrom("account" as const, "debt" as const),
    of: fc.nat(4),
    days: fc.integer({ min: -400, max: 5 }),
    amount: fc.oneof(fc.constant(0), fc.integer({ min: -50_000, max: 2_000_000 })),
  })
  .map(({ kind, of, days, amount: said }) => ({
    of: { kind, id: `${kind === "account" ? "a" : "d"}${of}` },
    day: addDays(today, days),
    amount: minor(kind === "debt" ? Math.abs(said) : said),
  }));

const review = fc.record({
  week,
  decision: fc.constantFrom<WeekReview["decision"]>("saved", "nothing", "skipped"),
  isFolded: fc.boolean(),
});

const accountParts = fc.record({
  kind: fc.constantFrom<AccountKind>("cash", "checking", "savings", "savings", "investment", "vehicle"),
  yearlyChange: fc.constantFrom(undefined, undefined, -15_000, 4_000),
});
const rollover = fc.constantFrom("off" as const, "leftover" as const, "both" as const);

/** Labels are unique, so that a person could tell the rows apart. */
function withParts(
  household: Household,
  accounts: readonly { kind: AccountKind; yearlyChange: number | undefined }[],
  rollovers: readonly Household["categories"][number]["rollover"][],
  began: WeekId,
): Household {
  const named = <Row extends { label: string }>(rows: readonly Row[]) =>
    rows.map((row, index) => ({ ...row, label: `${row.label} ${index + 1}` }));
  return {
    ...household,
    people,
    calendars: [{ from: began, firstDay: 1, timeZone: "UTC" }],
    bills: named(household.bills),
    debts: named(household.debts),
    goals: named(household.goals).map((goal, index) => ({ ...goal, priority: index + 1 })),
    incomes: household.incomes.map((income, index) => ({ ...income, id: `i${index}`, personId: "maya" })),
    categories: named(household.categories).map((category, index) => ({ ...category, rollover: rollovers[index]! })),
    accounts: named(household.accounts).map(({ kind: _, ...account }, index) => {
      const { kind, yearlyChange } = accounts[index]!;
      // Only what is no everyday or emergency money gains or loses value by itself.
      const changes = yearlyChange !== undefined && (kind === "investment" || kind === "vehicle");
      return { ...account, kind, ...(changes && { yearlyChange: yearlyChange as Rate }) };
    }),
  };
}

const withIds = <Row extends object>(prefix: string, rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, id: `${prefix}${index}` }));

/** Any household with entries, saves, withdrawals, balances and decisions. */
export const anyHouseholdNow: fc.Arbitrary<HouseholdNow> = fc
  .record({
    household: anyFundedHousehold,
    accounts: fc.array(accountParts, { minLength: 4, maxLength: 4 }),
    rollovers: fc.array(rollover, { minLength: 4, maxLength: 4 }),
    began: fc.integer({ min: -60, max: 0 }).map((weeks) => addWeeks(thisWeek, weeks)),
    entries: fc.array(entry, { maxLength: 25 }),
    saves: fc.array(save, { maxLength: 12 }),
    withdrawals: fc.array(withdrawal, { maxLength: 3 }),
    balances: fc.array(balance, { maxLength: 12 }),
    reviews: fc.uniqueArray(review, { maxLength: 6, selector: (one) => one.week }),
  })
  .map(({ household, accounts, rollovers, began, entries, saves, withdrawals, balances, reviews }) => ({
    household: withParts(household, accounts, rollovers, began),
    began,
    today,
    entries: withIds("t", entries),
    saves: withIds("s", saves),
    withdrawals: withIds("w", withdrawals),
    balances: withIds("n", balances),
    reviews,
    pauses: [],
  }));

/** The input of the dashboard, with its entries in this order. */
export function inputOf({ entries, ...rest }: HouseholdNow): DashboardInput {
  const span = weekSpan(addWeeks(thisWeek, -61), addWeeks(thisWeek, 4), rest.household.calendars);
  const listed = startOfWeek(rest.began, rest.household.calendars);
  return { ...rest, ledger: ledgerOf({ ...rest, entries, listed }), spending: spendingBook(entries, span) };
}
