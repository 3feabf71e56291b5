import { err, ok, type Result } from "#domain/result.ts";
import type { Pause } from "#domain/steps.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import { readRecord } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { CommandProblem } from "#web/store/command.ts";
import { newId, randomLetters } from "#web/store/new-id.ts";
import type { ReadingPlan } from "../how/reading-plan.ts";
import { inSlices } from "../in-slices.ts";
import type { Sorted } from "../review/review.ts";

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
    const record = recordOf(idOf(index), sorted, whose);
    isSound &&= readRecord(record).ok;
    records.push(record);
  });
  return isSound ? ok(records) : err("bad-fields");
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
