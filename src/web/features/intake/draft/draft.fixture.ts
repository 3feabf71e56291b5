import type { Answers, Part } from "#domain/intake/answers.ts";
import type { AnyRecord } from "#sync/record.ts";
import { newHouseholdRecord } from "#web/household/household-record.ts";
import { guessPlace } from "#web/household/place/place.ts";
import type { Command } from "#web/store/command.ts";
import { deviceOf, home, storeOn } from "#web/store/store.fixture.ts";
import { addingRows } from "./draft-commands.ts";
import { type DraftRow, draftRows } from "./draft-rows.ts";
import { formatOf, profileOf } from "./profile.ts";

/** A Friday. */
export const now = Date.parse("2026-11-13T12:00:00Z");

const place = guessPlace({ language: "en-US", timeZone: "UTC" });

export const householdRecord = newHouseholdRecord("", place, now);

/** A household with its draft on a device. */
export async function draftOn(...records: readonly AnyRecord[]) {
  const database = await deviceOf(householdRecord, ...records);
  const { store } = await storeOn(database);
  const state = () => store.state.get().households.get(home)!;
  const options = () => ({
    format: formatOf(profileOf(state().of.household.list()[0]!).place),
    today: "2026-11-13" as never,
  });
  const rows = (): readonly DraftRow[] => draftRows(state(), options());
  const run = async (command: Command) => {
    const written = await store.run(command, home);
    if (!written.ok) throw new Error(written.problem);
  };
  const add = (part: Part, draftId: string, answers: Answers) => run(addingRows(part, 0, [{ draftId, answers }]));
  const row = (id: string) => rows().find((one) => one.id === id)!;
  return { database, store, state, rows, row, run, add };
}
