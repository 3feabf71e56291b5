import { kinds } from "#sync/kinds/kinds.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { NewRecords } from "#web/store/bring-records.ts";
import { idsInOrder } from "#web/store/new-id.ts";
import type { ReadingPlan } from "../how/reading-plan.ts";
import type { Sorted } from "../review/review.ts";

interface Whose extends Pick<ReadingPlan, "personId" | "forPersonId"> {
  sourceId: string;
  /** A category that was deleted meanwhile is none. */
  hasCategory: (id: string) => boolean;
}

/** The entries as they are kept, after the account they came from where that is new. */
export function newRecords(chosen: readonly Sorted[], whose: Whose, source: readonly AnyRecord[]): NewRecords {
  const idOf = idsFor(chosen);
  const recordAt = (index: number) => source[index] ?? entryAt(index - source.length);
  const entryAt = (index: number) => recordOf(idOf(index), chosen[index]!, whose);
  const length = source.length + chosen.length;
  return {
    length,
    slice: (from = 0, to = length) =>
      Array.from({ length: Math.min(to, length) - from }, (_, index) => recordAt(from + index)),
  };
}

/** Written out in one piece, which takes the browser half the room of one that is put together. */
function recordOf(id: string, { entry, sorting }: Sorted, whose: Whose): AnyRecord {
  const { day, amount, payee, note, kind: type, key } = entry;
  const record = {
    id,
    kind: "transaction" as const,
    schema: kinds.transaction.edition,
    version: 0,
    deleted: false,
    day,
    amount,
    payee,
    note,
    personId: whose.personId,
    type,
    imported: { sourceId: whose.sourceId, key },
  };
  return type === "spending" ? Object.assign(record, spentFor(sorting, whose)) : record;
}

const spentFor = (sorting: Sorted["sorting"], { forPersonId, hasCategory }: Whose) => ({
  ...(sorting && hasCategory(sorting.categoryId) && { categoryId: sorting.categoryId }),
  ...(forPersonId !== "" && { forPersonId }),
});

/** Ids that sort as the bank listed its entries, the newest of a day last, whichever end its file begins at. */
function idsFor(chosen: readonly Sorted[]): (index: number) => string {
  const idAt = idsInOrder(Date.now());
  const isNewestFirst = chosen.length > 0 && chosen[0]!.entry.day > chosen.at(-1)!.entry.day;
  return (index) => idAt(isNewestFirst ? chosen.length - 1 - index : index);
}
