import type { Figure } from "../explain.ts";
import { distinct, type Save, type SaveTarget } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { type WeekId, weekYear } from "../time/week.ts";
import { type Ids, type QuarterId, quarterOf, targetKey, totalsBy } from "./totals.ts";

type TotalFigure = Result<Figure, "too-large">;

/** What a total counts, and its parts. */
interface TotalOptions {
  formula: string;
  counts: (save: Save) => boolean;
  partOf: (save: Save) => string;
  /** Parts that are listed even when they are zero. */
  always?: readonly string[];
}

/** A total with its explanation, computed on demand. The parts add up to it. */
function totalFigure(saves: readonly Save[], telling: TotalOptions, deleted?: Ids): TotalFigure {
  const { formula, counts, partOf, always = [] } = telling;
  const counted = distinct(saves, deleted).filter(counts);
  const whole = totalsBy(counted, () => "all");
  if (!whole.ok) return whole;
  const parts = totalsBy(counted, partOf);
  if (!parts.ok) return parts;
  const labels = [...new Set([...always, ...parts.value.keys()])].sort();
  const inputs = labels.map((label) => ({ label, amount: parts.value.get(label) ?? nothing }));
  return ok({ amount: whole.value.get("all") ?? nothing, why: { formula, inputs } });
}

const nothing: Minor = minor(0);

const quarters = [1, 2, 3, 4].map((quarter) => `Quarter ${quarter}`);

const inQuarter = ({ week }: Save): string => `Quarter ${quarterOf(week).slice(-1)}`;

const inYear = ({ week }: Save): string => String(weekYear(week));

/** The total of a year, by quarter. */
export function yearFigure(saves: readonly Save[], year: number, deleted?: Ids): TotalFigure {
  const formula = "Every save recorded for a week of the year, added up";
  const counts = ({ week }: Save) => weekYear(week) === year;
  return totalFigure(saves, { formula, counts, partOf: inQuarter, always: quarters }, deleted);
}

/** The total of a quarter, by week. */
export function quarterFigure(saves: readonly Save[], quarter: QuarterId, deleted?: Ids): TotalFigure {
  const formula = "Every save recorded for a week of the quarter, added up";
  const counts = ({ week }: Save) => quarterOf(week) === quarter;
  return totalFigure(saves, { formula, counts, partOf: ({ week }) => week }, deleted);
}

/** The total of a week, by person. `nameOf` returns a person's name. */
export function weekFigure(
  saves: readonly Save[],
  week: WeekId,
  nameOf: (personId: string) => string,
  deleted?: Ids,
): TotalFigure {
  const formula = "Every save recorded for the week, added up";
  const partOf = ({ personId }: Save) => nameOf(personId);
  return totalFigure(saves, { formula, counts: (save) => save.week === week, partOf }, deleted);
}

/** A person's total, by year. */
export function personFigure(saves: readonly Save[], personId: string, deleted?: Ids): TotalFigure {
  const formula = "Every save of this person, added up";
  return totalFigure(saves, { formula, counts: (save) => save.personId === personId, partOf: inYear }, deleted);
}

/** The total for one goal, debt, account or step, by year. */
export function targetFigure(saves: readonly Save[], target: SaveTarget, deleted?: Ids): TotalFigure {
  const formula = "Every save for this, added up";
  const key = targetKey(target);
  return totalFigure(saves, { formula, counts: (save) => targetKey(save.target) === key, partOf: inYear }, deleted);
}
