import type { Period } from "#domain/history/periods.ts";
import { endOfWeek, startOfWeek, type WeekId } from "#domain/time/week.ts";
import { amountCell, byteOrderMark, type Cell, csvLine, decimal, textCell } from "#sync/files/csv-table.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import { periodStateWords, type Span, spanTitles } from "./period-words.ts";
import { type HistoryData, savingsRateOf } from "./use-history.ts";

type Column = readonly [name: string, cell: (period: Period) => Cell];

/** The list as CSV: every row, including those that the page does not show yet. */
export function historyCsv(span: Span, periods: readonly Period[], data: HistoryData): string {
  const columns = [...naming(span, data), ...money(periods, data), ...(data.isFiltered ? [] : rates(span, data))];
  const all: Column[] = [...columns, ["Currency", () => textCell(data.household.currency)]];
  const lines = periods.map((period) => csvLine(all.map(([, cell]) => cell(period))));
  return byteOrderMark + csvLine(all.map(([name]) => textCell(name))) + lines.join("");
}

function naming(span: Span, { household: { calendars } }: HistoryData): Column[] {
  return [
    [spanTitles[span], ({ id }) => textCell(id)],
    ["From", ({ weeks }) => textCell(startOfWeek(edge(weeks, 0), calendars))],
    ["To", ({ weeks }) => textCell(endOfWeek(edge(weeks, -1), calendars))],
    ["State", (period) => textCell(periodStateWords(span, period))],
    ["Folded", ({ weeks }) => textCell(String(weeks.filter(({ isFolded }) => isFolded).length))],
  ];
}

const edge = (weeks: Period["weeks"], at: number): WeekId => weeks.at(at)!.week;

function money(periods: readonly Period[], { household: { currency, people }, isFiltered }: HistoryData): Column[] {
  const savers = new Set([
    ...adultsOf(people).map(({ id }) => id),
    ...periods.flatMap((one) => [...one.byPerson.keys()]),
  ]);
  const byPerson = [...savers].map(
    (id): Column => [`Set aside: ${nameOf(people, id)}`, ({ byPerson: by }) => amountCell(by.get(id), currency)],
  );
  const own: Column[] = [["Set aside", ({ saved }) => amountCell(saved, currency)], ...byPerson];
  if (isFiltered) return own;
  return [
    ...own,
    ["Spent", ({ spent }) => amountCell(spent, currency)],
    ["Income recorded", ({ income }) => amountCell(income, currency)],
  ];
}

function rates(span: Span, data: HistoryData): Column[] {
  const { currency } = data.household;
  return [
    ["Take-home", (period) => amountCell(savingsRateOf(span, period, data)?.takeHome, currency)],
    ["Take-home by", (period) => textCell(savingsRateOf(span, period, data)?.basis)],
    ["Savings rate in percent", (period) => percentCell(savingsRateOf(span, period, data)?.share)],
  ];
}

const percentCell = (share: number | undefined): Cell => textCell(share === undefined ? undefined : decimal(share, 1));
