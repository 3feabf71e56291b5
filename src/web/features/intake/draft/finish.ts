import type { Asked } from "#domain/intake/answers.ts";
import { dayAt } from "#domain/time/day.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { type Command, changing, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { dropping, ownRow } from "./draft-commands.ts";
import { type DraftRow, draftRows, ownTyped } from "./draft-rows.ts";
import { finishRow } from "./finish-row.ts";
import { confirmedBy, finishedFields } from "./finished-fields.ts";
import { householdNow } from "./finished-rows.ts";
import { formatOf, type Own, ownOf, ownProblems, withTyped } from "./own-answers.ts";
import { type ReadDraft, readDraft } from "./read-draft.ts";

/**
 * Makes records of everything that can be read, in one step that one undo takes back. What is unfinished stays in the
 * draft. Worked out on the household as it is at that moment, so a second press, or another tab's, finds nothing to do.
 */
export const finishing = (now: number): Command => ({
  name: "finish-intake",
  edits(state, newId) {
    const record = state.of.household.list()[0];
    if (!record) return { ok: false, problem: "gone" };
    const own = withTyped(ownOf(record), ownTyped(state));
    const asked: Asked = { format: formatOf(own.place), today: dayAt(now, own.place.timeZone) };
    const rows = draftRows(state, asked);
    const commands = finishCommands({ state, record, own, asked, rows, now });
    return together("finish-intake", commands).edits(state, newId);
  },
});

interface Finishing {
  state: HouseholdState;
  record: LiveRecord<"household">;
  own: Own;
  asked: Asked;
  rows: readonly DraftRow[];
  now: number;
}

function finishCommands({ state, record, own, asked, rows, now }: Finishing): Command[] {
  const read: ReadDraft = readDraft({ record, own, rows, asked, held: householdNow(state, asked) });
  const touched = rows.filter(({ drafts }) => drafts.length > 0);
  const confirmed = confirmedBy(record.confirmed, touched, asked.today);
  return [
    changing("finish-intake", "household", record.id, () => ({ ...finishedFields(record, own, now), confirmed })),
    ...touched.flatMap((row) => finishRow(row, read, { state, asked, now })),
    ...(isReadable(own) ? [dropping("finish-intake", [ownRow])] : []),
  ];
}

/** Words that are too long wait in the draft, whole. */
const isReadable = (own: Own): boolean => Object.keys(ownProblems(own)).length === 0;
