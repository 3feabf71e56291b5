import type { Person } from "#domain/household/household.ts";
import { distinct, type Save } from "#domain/household/records.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { StripWeek } from "#domain/saves/streak.ts";
import type { WeekId } from "#domain/time/week.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import type { WeekCell, WeekMark, WeekQuarter } from "#web/ui/week-strip/week-cell.tsx";

/** The money format, the people with marks, and the first week of the household. */
type Options = MoneyFormat & { people?: readonly Person[]; began: WeekId };

interface WeekMoney {
  amount: number;
  savers: Set<string>;
}

type MoneyByWeek = ReadonlyMap<WeekId, WeekMoney>;

const captions = ["January – March", "April – June", "July – September", "October – December"];
const weeksInQuarter = 13;

/** The year strip in quarters with their totals. A 53rd week belongs to the last. */
export function yearQuarters(strip: readonly StripWeek[], saves: readonly Save[], options: Options): WeekQuarter[] {
  const money = moneyByWeek(strip, saves);
  return captions.map((caption, quarter) => {
    const isLast = quarter === captions.length - 1;
    const from = quarter * weeksInQuarter;
    const weeks = strip.slice(from, isLast ? undefined : from + weeksInQuarter);
    return { caption, sum: sumWords(weeks, money, options), weeks: weeks.map((week) => cellOf(week, money, options)) };
  });
}

/** One pass over all saves, however many years there are. */
function moneyByWeek(strip: readonly StripWeek[], saves: readonly Save[]): MoneyByWeek {
  const money = new Map(strip.map(({ week }) => [week, { amount: 0, savers: new Set<string>() }]));
  for (const { week, amount, personId } of distinct(saves)) {
    const of = money.get(week);
    if (!of) continue;
    of.amount += amount;
    if (amount > 0) of.savers.add(personId);
  }
  return money;
}

function sumWords(weeks: readonly StripWeek[], money: MoneyByWeek, options: Options): string {
  const total = weeks.reduce((sum, { week }) => sum + money.get(week)!.amount, 0);
  return total > 0 ? amountWords(total, options) : "–";
}

/** Sums beyond the safe integers are not options. */
const amountWords = (amount: number, options: Options): string =>
  Number.isSafeInteger(amount) ? formatMoney(minor(amount) as Minor, options) : "too much to add up";

export const stateWords: Record<StripWeek["state"], string> = {
  saved: "saved",
  zero: "decided on nothing",
  skipped: "skipped",
  paused: "paused",
  now: "this week",
  next: "to come",
};

function cellOf({ week, state, isFolded }: StripWeek, money: MoneyByWeek, options: Options): WeekCell {
  const { amount, savers } = money.get(week)!;
  const { people = [], began } = options;
  const names = [...savers].map((id) => nameOf(people, id)).sort();
  const words = [
    ...[`Week ${Number(week.slice(6))}`, state === "next" && week < began ? "before you began" : stateWords[state]],
    ...(amount > 0 ? [amountWords(amount, options)] : []),
    ...(names.length > 0 && people.length > 1 ? [`by ${listWords(names)}`] : []),
    ...(isFolded ? ["folded"] : []),
  ];
  return { id: week, state, folded: isFolded, marks: marksOf(savers, people), name: words.join(", ") };
}

const shapes: readonly WeekMark[] = ["disc", "diamond"];

function marksOf(savers: ReadonlySet<string>, people: readonly Person[]): WeekMark[] {
  const marks = new Set([...savers].map((id) => markOf(people, id)));
  return shapes.filter((shape) => marks.has(shape));
}
