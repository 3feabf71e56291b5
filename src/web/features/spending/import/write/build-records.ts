import { err, ok, type Result } from "#domain/result.ts";
import type { Pause } from "#domain/steps.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import { readRecord } from "#sync/read-record.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import type { CommandProblem } from "#web/store/command.ts";
import { newId, randomLetters } from "#web/store/new-id.ts";
import type { ReadingPlan } from "../how/reading-plan.ts";
import { inSlices } from "../in-slices.ts";
import type { Sorted } from "../review/review.ts";

export const newRecord = (kind: RecordKind, id: string, fields: object): AnyRecord => ({
  ...fields,
  ...{ id, kind, schema: kinds[kind].edition, version: 0, deleted: false },
});

interface Whose extends Pick<ReadingPlan, "personId" | "forPersonId"> {
  sourceId: string;
  /** A category that was deleted meanwhile is none. */
  hasCategory: (id: string) => boolean;
}

/** The entries as they are kept, each checked as one that is typed. */
export async function buildRecords(
  chosen: readonly Sorted[],
  whose: Whose,
  pause: Pause,
): Promise<Result<AnyRecord[], CommandProblem>> {
  const records: AnyRecord[] = [];
  const idOf = idsFor(chosen);
  let isSound = true;
  await inSlices(chosen, pause, (sorted, index) => {
    const record = newRecord("transaction", idOf(index), fieldsOf(sorted, whose));
    isSound &&= readRecord(record).ok;
    records.push(record);
  });
  return isSound ? ok(records) : err("bad-fields");
}

function fieldsOf({ entry, sorting }: Sorted, { personId, forPersonId, sourceId, hasCategory }: Whose): object {
  const { day, amount, payee, note, kind, key } = entry;
  const isSpending = kind === "spending";
  return {
    ...{ day, amount, payee, note, personId, type: kind, imported: { sourceId, key } },
    ...(isSpending && sorting && hasCategory(sorting.categoryId) && { categoryId: sorting.categoryId }),
    ...(isSpending && forPersonId !== "" && { forPersonId }),
  };
}

/** So many digits of an id tell the place in the file: half a million entries fit. */
const placeDigits = 4;

/** Ids that sort as the bank listed its entries, the newest of a day last, whichever end its file begins at. */
function idsFor(chosen: readonly Sorted[]): (index: number) => string {
  const now = Date.now();
  const isNewestFirst = chosen.length > 0 && chosen[0]!.entry.day > chosen.at(-1)!.entry.day;
  return (index) => {
    const random = randomLetters();
    let place = isNewestFirst ? chosen.length - 1 - index : index;
    for (let digit = placeDigits - 1; digit >= 0; digit -= 1, place = Math.floor(place / 32))
      random[digit] = place % 32;
    return newId(now, random);
  };
}
