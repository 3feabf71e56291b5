import { describe, expect, it } from "vitest";
import { withListedBalances } from "#domain/net-worth/listed-balances.ts";
import { addMonths, type Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { coupleRecords, figuresFrom } from "#web/household/figures/figures.fixture.ts";
import { tickWords } from "#web/household/words/chart-labels.ts";
import { spaceOf, type Worth, worthOf } from "./worth.ts";
import {
  firstDayOf,
  onLine,
  rangesOf,
  worthCsv,
  worthLine,
  worthNotes,
  worthSeries,
  worthTicks,
} from "./worth-line.ts";
import { account, balance, debt, monthly, today, twoYears } from "./worth-records.fixture.ts";

const mondays = [{ from: "2020-W01" as WeekId, firstDay: 1, timeZone: "UTC" }] as const;
const names = { own: "You own", owe: "You owe" };

function worthFrom(records: ReturnType<typeof twoYears>): Worth {
  const { household, balances } = figuresFrom(coupleRecords(...records));
  const { accounts, debts, people } = household;
  const listedOn = () => "2026-11-13" as Day;
  const space = {
    id: "home",
    isPrivate: false,
    format: household,
    people,
    today,
    accounts,
    debts,
    bills: [],
    balances,
    running: withListedBalances(household, balances, listedOn),
    listedOn,
  };
  const worth = worthOf(spaceOf(space));
  if (!worth.ok) throw new Error(worth.problem);
  return worth.value;
}

const two = worthFrom(twoYears());
const line = worthLine(two, "2", mondays);
const format = { currency: two.space.format.currency, locale: "en-US" };

describe("a line of net worth", () => {
  it("goes back one year, two, or to the first balance, and ends with today", () => {
    expect([firstDayOf(two), rangesOf(firstDayOf(two)!, today)]).toEqual(["2024-11-01", ["1", "2", "all"]]);
    expect(rangesOf("2025-11-13" as Day, today)).toEqual(["all"]);
    const ends = (["1", "2", "all"] as const).map((range) => {
      const { points } = worthLine(two, range, mondays);
      return [points[0]!.day, points.at(-1)!.day];
    });
    expect(ends).toEqual([
      ["2025-11-13", today],
      ["2024-11-13", today],
      ["2024-11-01", today],
    ]);
    expect(line.points.at(-1)).toEqual(two.now);
  });

  it("has assets, net worth, and debts below zero, dashed from today", () => {
    const series = worthSeries(line, names, format);
    expect(series.map(({ id, detail, dashedFrom }) => [id, detail, dashedFrom])).toEqual([
      ["own", "$111,161.39 today", today],
      ["net", "$100,811.39 today", today],
      ["owe", "−\u00a0$10,350.00 today", today],
    ]);
    const [own, net, owe] = series.map(({ points }) => points.map(({ y }) => y));
    expect(net).toEqual(own!.map((amount, index) => amount + owe![index]!));
    expect(series[1]!.points.every(({ low, y, high }) => low! <= y && y <= high!)).toBe(true);
  });

  it("is one line without debts, and has no band without estimates", () => {
    const plain = worthLine(
      worthFrom([account("a", "Savings", "savings", 1), ...monthly("a", 4, 100, 100)]),
      "all",
      mondays,
    );
    const [only, ...others] = worthSeries(plain, names, format);
    expect([only?.id, others, only?.points.some(({ low }) => low !== undefined)]).toEqual(["net", [], false]);
    expect(only?.dashedFrom).toBeUndefined();
  });

  it("labels its largest steps, far enough apart, on days that have a point", () => {
    expect(worthNotes(line)).toEqual([
      { x: "2025-03-31", series: "own", name: "Car, 2019 hatchback counted", date: "March 2025" },
      { x: "2026-06-30", series: "owe", name: "Card cleared", date: "June 2026" },
    ]);
    const days = new Set(line.points.map(({ day }) => day as string));
    expect(worthNotes(line).every(({ x }) => days.has(x))).toBe(true);
    const long = worthFrom([
      ...[account("a", "Savings", "savings", 1), ...monthly("a", 12, 100, 900)],
      ...[account("b", "A name that goes on and on and on", "other", 1), balance("b", "2026-05-05", 700)],
    ]);
    const steps = worthLine(long, "all", mondays);
    expect(onLine(worthNotes(steps), worthSeries(steps, names, format))).toMatchObject([
      { series: "net", name: "A name that goes on a… counted" },
    ]);
  });

  it("leaves out steps too small to see", () => {
    const small = worthFrom([
      ...[account("a", "Savings", "savings", 1), ...monthly("a", 12, 100_000, 900_000)],
      ...[debt("d", "Small loan", 1), balance("debt:d", "2026-05-05", 700)],
    ]);
    expect(worthLine(small, "all", mondays).steps).toEqual([]);
  });

  it("labels years or months along the bottom", () => {
    expect(worthTicks(line).map(tickWords)).toEqual(["2025", "2026", "2027"]);
    expect(worthTicks(worthLine(two, "1", mondays)).map(tickWords)).toEqual([
      ...["2026", "Apr", "Jul", "Oct", "2027", "Apr"],
    ]);
    const short = worthFrom([account("a", "Savings", "savings", 1), balance("a", addMonths(today, -2), 5)]);
    expect(worthTicks(worthLine(short, "all", mondays)).map(tickWords)).toEqual(["Oct", "Nov"]);
  });

  it("can be downloaded as CSV with projected days marked", () => {
    const [heading, first, ...rest] = worthCsv(line, two.space.format.currency).trim().split("\r\n");
    expect(heading).toBe("Day,Owned,Owed,Net worth,Low,High,Projected,Currency");
    expect(first).toMatch(/^2024-11-13,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,no,USD$/);
    expect(rest).toHaveLength(line.points.length - 1 + 12);
    expect(rest.at(-1)).toMatch(/^2027-11-13,.*,yes,USD$/);
  });
});
