import { err, ok, type Result } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Bringing, BringingEnded, bringRecords } from "./bring-records.ts";
import type { Command } from "./command.ts";
import { type Edit, EditRefused, keepEdits } from "./keep-edits.ts";
import type { BringProblem, Written } from "./store.ts";
import { type Inner, problemOf, put } from "./store-inner.ts";
import { reread } from "./store-reading.ts";
import { type Done, inverse, redid, remember, undid } from "./undo-history.ts";

export async function run(inner: Inner, command: Command, household: string): Promise<Written> {
  const shown = inner.state.get().households.get(household);
  if (!shown) return err("household-gone");
  const edits = command.edits(shown, inner.newId);
  if (!edits.ok) return edits;
  const written = await write(inner, household, edits.value);
  const done: Done = { name: command.name, household, edits: edits.value };
  if (written.ok) put(inner, { history: remember(inner.state.get().history, done) });
  return written;
}

export async function bring(inner: Inner, name: string, records: readonly AnyRecord[], options: Bringing) {
  const household = inner.state.get().openId ?? "";
  put(inner, { writing: inner.state.get().writing + 1 });
  return inner.turn(async (): Promise<Result<null, BringProblem>> => {
    try {
      const unsent = await bringRecords(inner.database, household, records, options);
      inner.memory.show(household, new Map(records.map((record) => [record.id, record])));
      const done: Done = { name, household, edits: records.map((after) => ({ before: undefined, after })) };
      put(inner, { refusal: null, unsent, history: remember(inner.state.get().history, done) });
      inner.onKept(
        household,
        records.map(({ id }) => id),
      );
      return ok(null);
    } catch (error) {
      if (error instanceof BringingEnded) return err("ended");
      return err(error instanceof EditRefused ? error.problem : problemOf(error));
    } finally {
      put(inner, { writing: inner.state.get().writing - 1 });
    }
  });
}

/** The history moves first, so that pressing twice takes back two; a refusal moves it back. */
export async function step(inner: Inner, done: Done | undefined, way: "back" | "forth"): Promise<Written> {
  if (!done) return err("nothing-to-undo");
  const [move, moveBack] = way === "back" ? [undid, redid] : [redid, undid];
  put(inner, { history: move(inner.state.get().history, done) });
  const written = await write(inner, done.household, way === "back" ? inverse(done.edits) : done.edits);
  if (!written.ok) put(inner, { history: moveBack(inner.state.get().history, done) });
  return written;
}

function write(inner: Inner, household: string, edits: readonly Edit[]): Promise<Written> {
  inner.memory.hold(household, edits);
  // At once, so that nobody reads "in step" while something is on its way to the device.
  const { unsent, writing } = inner.state.get();
  put(inner, { unsent: unsent + 1, writing: writing + 1 });
  return inner.turn(async () => {
    try {
      return await keep(inner, household, edits).catch((error) => refuse(inner, household, edits, error));
    } finally {
      put(inner, { writing: inner.state.get().writing - 1 });
    }
  });
}

async function keep(inner: Inner, household: string, edits: readonly Edit[]): Promise<Written> {
  const { kept, unsent } = await inner.database.write(async (tables) => ({
    kept: await keepEdits(tables, household, edits),
    unsent: await tables.outbox.count(),
  }));
  inner.memory.letGo(household, edits);
  inner.memory.show(household, new Map(kept.map((record) => [record.id, record])));
  put(inner, { refusal: null, unsent });
  inner.onKept(
    household,
    kept.map(({ id }) => id),
  );
  return ok(kept);
}

/** Memory and device agree again: by what the device has, or by what it was last known to have where it can't be read. */
async function refuse(inner: Inner, household: string, edits: readonly Edit[], error: unknown): Promise<Written> {
  const ids = edits.map(({ after }) => after.id);
  const known = inner.memory.letGo(household, edits);
  await reread(inner, household, ids).catch(() => {
    inner.memory.show(household, known);
    put(inner, { unsent: inner.state.get().unsent - 1 });
  });
  if (error instanceof EditRefused) return err(error.problem);
  const problem = problemOf(error);
  put(inner, { refusal: problem });
  return err(problem);
}
