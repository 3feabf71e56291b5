import type { Period } from "#domain/history/periods.ts";
import { endOfWeek, startOfWeek, type WeekId } from "#domain/time/week.ts";
import { amountCell, byteOrderMark, type Cell, csvLine, decimal, textCell } from "#sync/files/csv-files.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import { type Span, spanTitles, standingWords } from "./period-words.ts";
import { type Past, rateOf } from "./use-history.ts";

type Column = readonly [name: string, cell: (period: Period) => Cell];

/** The list as a table: every row, also those that the page does not show yet. */
export function historyCsv(span: Span, periods: readonly Period[], past: Past): string {
  const columns = [...naming(span, past), ...money(periods, past), ...(past.isNarrow ? [] : rates(span, past))];
  const all: Column[] = [...columns, ["Currency", () => textCell(past.household.currency)]];
  const lines = periods.map((period) => csvLine(all.map(([, cell]) => cell(period))));
  return byteOrderMark + csvLine(all.map(([name]) => textCell(name))) + lines.join("");
}

function naming(span: Span, { household: { calendars } }: Past): Column[] {
  return [
    [spanTitles[span], ({ id }) => textCell(id)],
    ["From", ({ weeks }) => textCell(startOfWeek(edge(weeks, 0), calendars))],
    ["To", ({ weeks }) => textCell(endOfWeek(edge(weeks, -1), calendars))],
    ["State", (period) => textCell(standingWords(span, period))],
    ["Folded", ({ weeks }) => textCell(String(weeks.filter(({ isFolded }) => isFolded).length))],
  ];
}

const edge = (weeks: Period["weeks"], at: number): WeekId => weeks.at(at)!.week;

function money(periods: readonly Period[], { household: { currency, people }, isNarrow }: Past): Column[] {
  const savers = new Set([
    ...adultsOf(people).map(({ id }) => id),
    ...periods.flatMap((one) => [...one.byPerson.keys()]),
  ]);
  const byPerson = [...savers].map(
    (id): Column => [`Set aside: ${nameOf(people, id)}`, ({ byPerson: by }) => amountCell(by.get(id), currency)],
  );
  const own: Column[] = [["Set aside", ({ saved }) => amountCell(saved, currency)], ...byPerson];
  if (isNarrow) return own;
  return [
    ...own,
    ["Spent", ({ spent }) => amountCell(spent, currency)],
    ["Income recorded", ({ income }) => amountCell(income, currency)],
  ];
}

function rates(span: Span, past: Past): Column[] {
  const { currency } = past.household;
  return [
    ["Take-home", (period) => amountCell(rateOf(span, period, past)?.takeHome, currency)],
    ["Take-home by", (period) => textCell(rateOf(span, period, past)?.basis)],
    ["Savings rate in percent", (period) => percentCell(rateOf(span, period, past)?.share)],
  ];
}

const percentCell = (share: number | undefined): Cell => textCell(share === undefined ? undefined : decimal(share, 1));
