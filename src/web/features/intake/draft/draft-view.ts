import type { Household } from "#domain/household/household.ts";
import type { Answers, Asked } from "#domain/intake/answers.ts";
import { dayAt } from "#domain/time/day.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { Place } from "#web/household/place/place.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { ownRow } from "./draft-commands.ts";
import { type DraftRow, draftRows, ownTyped } from "./draft-rows.ts";
import { householdNow } from "./finished-rows.ts";
import { formatOf, guessedOwn, type Own, ownOf, withTyped } from "./own-answers.ts";
import { type ReadDraft, readDraft } from "./read-draft.ts";

/** What is on its way to the device: by row, the answers typed a moment ago. */
export type Pending = ReadonlyMap<string, Answers>;

/** Everything the steps show. */
export interface DraftView {
  record: LiveRecord<"household"> | undefined;
  own: Own;
  /** The household's own answers that were typed and not finished. */
  ownAnswers: Answers;
  asked: Asked;
  /** Of all lists, without the removed ones. */
  rows: readonly DraftRow[];
  read: ReadDraft;
  /** The household as it was finished last; null before. */
  before: Household | null;
  /** Something waits in the draft that is in no finished record. */
  hasChanges: boolean;
}

export function draftView(state: HouseholdState | null, pending: Pending, guess: Place, now: number): DraftView {
  const record = state?.of.household.list()[0];
  const ownAnswers = { ...(state && ownTyped(state)), ...pending.get(ownRow.id) };
  const own = withTyped(record ? ownOf(record) : guessedOwn(guess), ownAnswers);
  const asked: Asked = { format: formatOf(own.place), today: dayAt(now, own.place.timeZone) };
  const all = state ? draftRows(state, asked).map((row) => withPending(row, pending)) : [];
  const rows = all.filter(({ isRemoved }) => !isRemoved);
  const held = state && householdNow(state, asked);
  return {
    ...{ record, own, ownAnswers, asked, rows },
    read: readDraft({ record, own, rows, asked, held }),
    before: record?.confirmed ? held : null,
    hasChanges: pending.size > 0 || (state?.of["intake-draft"].size ?? 0) > 0,
  };
}

function withPending(row: DraftRow, pending: Pending): DraftRow {
  const typed = pending.get(row.id);
  return typed ? { ...row, isTouched: true, answers: { ...row.answers, ...typed } } : row;
}
