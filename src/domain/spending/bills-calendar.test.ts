import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bill, Income } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { anyCadence } from "../plan/any-household.fixture.ts";
import { bill, income } from "../plan/sample-household.ts";
import type { Cadence } from "../time/cadence.ts";
import { addDays, type Day, dayOfNumber } from "../time/day.ts";
import { type BillsCalendar, billsCalendar, type Dues, dueBeforePay, recentUnpaidBills } from "./bills-calendar.ts";
import { repeatOf } from "./recurring.ts";
import { entry } from "./spending.fixture.ts";

const paid = (id: string, cadence: Cadence, nextOn: string, amount = 92_000): Income =>
  income(0, { id, label: id, pay: { cadence, amount: minor(amount), nextOn: nextOn as Day } });
const due = (id: string, cadence: Cadence, nextDue: string, amount = 1_000): Bill =>
  bill(amount, { id, label: id, cadence, nextDue: nextDue as Day });
const gym = repeatOf(entry("2026-10-12", 4_000, { payee: "Gym" }), "gym", "monthly");

const dues: Dues = {
  household: {
    bills: [due("rent", "monthly", "2026-11-01", 120_000), due("bus", "weekly", "2026-11-12", 2_000)],
    incomes: [paid("maya", "fortnightly", "2026-11-06"), paid("tom", "monthly", "2026-01-31")],
  },
  templates: [gym],
  isKnown: () => false,
  isPaid: () => false,
};
const november = "2026-11-12" as Day;

function calendarOf(of: Dues, day = november): BillsCalendar {
  const found = billsCalendar(of, day);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

describe("the bills of a month", () => {
  it("are listed on their days with recurring entries and paydays, none before its next due day", () => {
    const { days, sum } = calendarOf(dues);
    expect(days).toHaveLength(30);
    const marked = days.flatMap(({ day, dues: own, pays }) =>
      own.length + pays.length > 0 ? [[day.slice(8), own.map(({ label }) => label).join(), pays.length]] : [],
    );
    expect(marked).toEqual([
      ...[["01", "rent", 0] as const, ["06", "", 1] as const, ["12", "bus,Gym", 0] as const],
      ...[["19", "bus", 0] as const, ["20", "", 1] as const, ["26", "bus", 0] as const, ["30", "", 1] as const],
    ]);
    expect(sum.amount).toBe(130_000);
    expect(sum.why.inputs).toEqual([
      { label: "rent", amount: 120_000 },
      { label: "bus, 3 times", amount: 6_000 },
      { label: "Gym", amount: 4_000 },
    ]);
    expect(calendarOf(dues, "2026-10-15" as Day).sum.amount).toBe(0);
  });

  it("mark what was entered already, and count neither repeated income nor transfers", () => {
    const allowance = repeatOf(entry("2026-10-12", 900, { kind: "income" }), "grandma", "monthly");
    const { days, sum } = calendarOf({ ...dues, templates: [gym, allowance], isKnown: (id) => id.startsWith("gym@") });
    expect(days[11]!.dues.map((item) => [item.due, item.isRecorded])).toEqual([
      [2_000, false],
      [4_000, true],
      [0, false],
    ]);
    expect(sum.amount).toBe(130_000);
  });

  it("show for each payday what is due until the day before anyone's next one", () => {
    const { untilPay } = calendarOf(dues);
    expect(untilPay.map(({ from, to, sum, pays }) => [from, to, sum.amount, pays[0]!.income.id])).toEqual([
      ["2026-11-06", "2026-11-19", 8_000, "maya"],
      ["2026-11-20", "2026-11-29", 2_000, "maya"],
      ["2026-11-30", "2026-12-03", 122_000, "tom"],
    ]);
  });

  it("tell what is still due before the next pay, today included, what falls on payday and what is entered not", () => {
    const stillDue = (of: Dues, day: string) => {
      const found = dueBeforePay(of, day as Day);
      return found.ok ? [found.value.to, found.value.sum.amount] : found.problem;
    };
    expect(stillDue(dues, "2026-11-12")).toEqual(["2026-11-19", 8_000]);
    expect(stillDue(dues, "2026-11-13")).toEqual(["2026-11-19", 2_000]);
    expect(stillDue({ ...dues, isKnown: (id) => id === "gym@2026-11-12" }, "2026-11-12")).toEqual([
      "2026-11-19",
      4_000,
    ]);
    const onPayday = {
      ...dues,
      templates: [],
      household: { ...dues.household, bills: [due("card", "monthly", "2026-11-20")] },
    };
    expect(stillDue(onPayday, "2026-11-12")).toEqual(["2026-11-19", 0]);
    expect(stillDue(onPayday, "2026-11-20")).toEqual(["2026-11-29", 1_000]);
    const later = { ...dues, household: { ...dues.household, incomes: [paid("new", "yearly", "2029-01-01")] } };
    expect(stillDue(later, "2026-11-12")).toEqual(["2028-12-31", expect.any(Number)]);
  });

  it("are no longer due once paid, and last week’s unpaid ones are listed", () => {
    const isPaid: Dues["isPaid"] = ({ id }, on) => ["rent 2026-11-01", "bus 2026-11-12"].includes(`${id} ${on}`);
    const [first, , , , , , , , , , , twelfth] = calendarOf({ ...dues, isPaid }).days;
    expect([first!.dues, twelfth!.dues].map(([item]) => item!.isRecorded)).toEqual([true, true]);
    const until = dueBeforePay({ ...dues, isPaid }, november);
    expect(until.ok && until.value.dues.map(({ label }) => label)).toEqual(["Gym", "bus"]);
    const lately = (of: Dues, day: string) =>
      recentUnpaidBills(of, day as Day).map((item) => `${item.label} ${item.day}`);
    expect(lately(dues, "2026-11-08")).toEqual(["rent 2026-11-01"]);
    expect(lately({ ...dues, isPaid }, "2026-11-08")).toEqual([]);
    expect(lately(dues, "2026-11-09")).toEqual([]);
    expect(lately(dues, "2026-11-19")).toEqual(["bus 2026-11-12"]);
  });

  it("report a missing payday or sums that are too large", () => {
    const unpaid = { ...dues, household: { ...dues.household, incomes: [income(5)] } };
    expect(dueBeforePay(unpaid, november)).toEqual({ ok: false, problem: "no-dated-pay" });
    expect(calendarOf(unpaid).untilPay).toEqual([]);
    const huge = [due("a", "weekly", "2026-11-02", 2 ** 52)];
    expect(billsCalendar({ ...dues, household: { ...dues.household, bills: huge } }, november)).toMatchObject({
      problem: "too-large",
    });
  });

  it("are each due before exactly one payday", () => {
    const day = fc.integer({ min: 20_700, max: 20_800 }).map(dayOfNumber);
    const rows = fc.array(fc.tuple(anyCadence, day, fc.integer({ min: 1, max: 999 })), { maxLength: 4 });
    fc.assert(
      fc.property(rows, rows, day, (bills, pays, at) => {
        const household = {
          bills: bills.map(([each, on, amount], index) => due(`b${index}`, each, on, amount)),
          incomes: pays.map(([each, on, amount], index) => paid(`p${index}`, each, on, amount)),
        };
        const { days, untilPay, sum } = calendarOf({ ...dues, household }, at);
        expect(sum.amount).toBe(days.flatMap((one) => one.dues).reduce((all, item) => all + item.due, 0));
        for (const [index, span] of untilPay.entries())
          if (index > 0) expect(span.from).toBe(addDays(untilPay[index - 1]!.to, 1));
        const inSpans = untilPay.flatMap((span) => span.dues).filter((item) => item.day <= days.at(-1)!.day);
        const first = untilPay[0]?.from;
        const onDays = days.flatMap((one) => (first !== undefined && one.day >= first ? one.dues : []));
        expect(inSpans).toEqual(onDays);
      }),
    );
  });
});
