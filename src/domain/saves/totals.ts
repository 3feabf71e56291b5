import { distinct, type Save, type SaveTarget } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { type Quarter, type WeekId, weekQuarter, weekYear } from "../time/week.ts";

type Totals<Key> = Result<ReadonlyMap<Key, Minor>, "too-large">;

export type Ids = ReadonlySet<string>;

/** A quarter of a year of weeks, such as `2026-Q4`. */
export type QuarterId = `${number}-Q${Quarter}`;

/** Sums saves by any key in one pass. An id counts once, a deleted one never, independent of the merge order. */
export function totalsBy<Key>(saves: readonly Save[], keyOf: (save: Save) => Key, deleted?: Ids): Totals<Key> {
  const totals = new Map<Key, Minor>();
  for (const save of distinct(saves, deleted)) {
    const key = keyOf(save);
    const total = (totals.get(key) ?? 0) + save.amount;
    if (!Number.isSafeInteger(total)) return err("too-large");
    totals.set(key, minor(total));
  }
  return ok(totals);
}

export const totalsByYear = (saves: readonly Save[], deleted?: Ids): Totals<number> =>
  totalsBy(saves, ({ week }) => weekYear(week), deleted);

export const totalsByQuarter = (saves: readonly Save[], deleted?: Ids): Totals<QuarterId> =>
  totalsBy(saves, ({ week }) => quarterOf(week), deleted);

export const totalsByWeek = (saves: readonly Save[], deleted?: Ids): Totals<WeekId> =>
  totalsBy(saves, ({ week }) => week, deleted);

export const totalsByPerson = (saves: readonly Save[], deleted?: Ids): Totals<string> =>
  totalsBy(saves, ({ personId }) => personId, deleted);

export const totalsByTarget = (saves: readonly Save[], deleted?: Ids): Totals<string> =>
  totalsBy(saves, ({ target }) => targetKey(target), deleted);

export const quarterOf = (week: WeekId): QuarterId => `${weekYear(week)}-Q${weekQuarter(week)}`;

/** `goal:<id>`, `debt:<id>`, `account:<id>`, or the bare name of a step that has no id. */
export const targetKey = (target: SaveTarget): string => ("id" in target ? `${target.kind}:${target.id}` : target.kind);
